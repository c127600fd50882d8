import type { Schema } from '@likeness/service-kit/database/database.module';
import { OutboxRetries1765850000000 } from '@likeness/service-kit/outbox/outbox-retries.migration';
import { StoredImage } from './image.entity.js';
import { Baseline1764810000000 } from './migrations/1764810000000-baseline.js';
import { EnlargedImages1764900000000 } from './migrations/1764900000000-enlarged-images.js';
import { PhotoAdvice1765500000000 } from './migrations/1765500000000-photo-advice.js';
import { ClosedOwners1765900000000 } from './migrations/1765900000000-closed-owners.js';
import { IndexedFingerprints1766000000000 } from './migrations/1766000000000-indexed-fingerprints.js';

export const imagesSchema: Schema = {
  schema: 'images',
  entities: [StoredImage],
  migrations: [
    Baseline1764810000000,
    EnlargedImages1764900000000,
    PhotoAdvice1765500000000,
    OutboxRetries1765850000000,
    ClosedOwners1765900000000,
    IndexedFingerprints1766000000000,
  ],
};
