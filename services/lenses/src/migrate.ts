import { migrateSchema } from '@likeness/service-kit/database/migrate-schema';
import { lensesSchema } from './database/lenses.schema.js';

await migrateSchema(lensesSchema);
