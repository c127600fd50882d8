import { migrateSchema } from '@likeness/service-kit/database/migrate-schema';
import { authSchema } from './database/auth.schema.js';

await migrateSchema(authSchema);
