import { migrateSchema } from '@likeness/service-kit/database/migrate-schema';
import { imagesSchema } from './database/images.schema.js';

await migrateSchema(imagesSchema);
