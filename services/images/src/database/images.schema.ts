import type { Schema } from '@likeness/service-kit/database/database.module';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { FaceConsentRecord } from './face-consent.entity.js';
import { StoredImage } from './image.entity.js';
import { CreateImages1763640000000 } from './migrations/1763640000000-create-images.js';
import { ClaimVisitors1763660000000 } from './migrations/1763660000000-claim-visitors.js';
import { ListsAndWatermarks1763680000000 } from './migrations/1763680000000-lists-and-watermarks.js';
import { Fingerprints1763730000000 } from './migrations/1763730000000-fingerprints.js';
import { ObjectRemovals1764300000000 } from './migrations/1764300000000-object-removals.js';
import { FreeStorage1764410000000 } from './migrations/1764410000000-free-storage.js';
import { Gallery1764400000000 } from './migrations/1764400000000-gallery.js';
import { TraceOutbox1764600000000 } from './migrations/1764600000000-trace-outbox.js';
import { RecipesWithoutKeys1764800000000 } from './migrations/1764800000000-recipes-without-keys.js';
import { ImageHours1764700000000 } from './migrations/1764700000000-image-hours.js';
import { RecentlyDeleted1764810000000 } from './migrations/1764810000000-recently-deleted.js';
import { EnlargedImages1764900000000 } from './migrations/1764900000000-enlarged-images.js';
import { PhotoAdvice1765500000000 } from './migrations/1765500000000-photo-advice.js';
import { PackedFingerprints1765600000000 } from './migrations/1765600000000-packed-fingerprints.js';
import { WideFingerprints1765700000000 } from './migrations/1765700000000-wide-fingerprints.js';

export const imagesSchema: Schema = {
  schema: 'images',
  entities: [StoredImage, FaceConsentRecord, OutboxEntry],
  migrations: [
    CreateImages1763640000000,
    ClaimVisitors1763660000000,
    ListsAndWatermarks1763680000000,
    Fingerprints1763730000000,
    ObjectRemovals1764300000000,
    Gallery1764400000000,
    FreeStorage1764410000000,
    TraceOutbox1764600000000,
    ImageHours1764700000000,
    RecipesWithoutKeys1764800000000,
    RecentlyDeleted1764810000000,
    EnlargedImages1764900000000,
    PhotoAdvice1765500000000,
    PackedFingerprints1765600000000,
    WideFingerprints1765700000000,
  ],
};
