import { migrateSchema } from '@likeness/service-kit/database/migrate';
import { lensesSchema } from './database/lenses.schema.js';

await migrateSchema(lensesSchema);
