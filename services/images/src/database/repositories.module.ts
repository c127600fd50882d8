import { Module } from '@nestjs/common';
import { DeletionsRepository } from './deletions.repository.js';
import { DownloadsRepository } from './downloads.repository.js';
import { ExpiryNoticesRepository } from './expiry-notices.repository.js';
import { FaceConsentsRepository } from './face-consents.repository.js';
import { FingerprintsRepository } from './fingerprints.repository.js';
import { GalleryRepository } from './gallery.repository.js';
import { ImageRemovalsRepository } from './image-removals.repository.js';
import { ImagesRepository } from './images.repository.js';
import { OwnedDataRepository } from './owned-data.repository.js';
import { PlansRepository } from './plans.repository.js';
import { UnfinishedImagesRepository } from './unfinished-images.repository.js';
import { VisitorClaimsRepository } from './visitor-claims.repository.js';

const REPOSITORIES = [
  DeletionsRepository,
  DownloadsRepository,
  ExpiryNoticesRepository,
  FaceConsentsRepository,
  FingerprintsRepository,
  GalleryRepository,
  ImageRemovalsRepository,
  ImagesRepository,
  OwnedDataRepository,
  PlansRepository,
  UnfinishedImagesRepository,
  VisitorClaimsRepository,
];

@Module({ providers: REPOSITORIES, exports: REPOSITORIES })
export class RepositoriesModule {}
