import { migrateSchema } from '@likeness/service-kit/database/migrate';
import { authSchema } from './database/auth.schema.js';

await migrateSchema(authSchema);
