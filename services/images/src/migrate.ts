import { migrateSchema } from '@likeness/service-kit/database/migrate';
import { imagesSchema } from './database/images.schema.js';

await migrateSchema(imagesSchema);
