import { migrateSchema } from '@likeness/service-kit/database/migrate-schema';
import { billingSchema } from './database/billing.schema.js';

await migrateSchema(billingSchema);
