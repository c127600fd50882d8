import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { FaceConsentController } from './consent/face-consent.controller.js';
import { FaceConsentService } from './consent/face-consent.service.js';
import { OwnedDataRepository } from './database/owned-data.repository.js';
import { DeletionsRepository } from './database/deletions.repository.js';
import { DownloadsRepository } from './database/downloads.repository.js';
import { ExpiryNoticesRepository } from './database/expiry-notices.repository.js';
import { FaceConsentsRepository } from './database/face-consents.repository.js';
import { FingerprintSegmentsRepository } from './database/fingerprint-segments.repository.js';
import { FingerprintsRepository } from './database/fingerprints.repository.js';
import { GalleryRepository } from './database/gallery.repository.js';
import { ImageRemovalsRepository } from './database/image-removals.repository.js';
import { ImagesRepository } from './database/images.repository.js';
import { imagesSchema } from './database/images.schema.js';
import { PlansRepository } from './database/plans.repository.js';
import { UnfinishedImagesRepository } from './database/unfinished-images.repository.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import type { Env } from './env.js';
import { DownloadPlanService } from './downloads/download-plan.service.js';
import { DownloadSlots } from './downloads/download-slots.js';
import { DownloadsController } from './downloads/downloads.controller.js';
import { ZipDownloadService } from './downloads/zip-download.service.js';
import { EnlargementService } from './enlargements/enlargement.service.js';
import { EnlargementsController } from './enlargements/enlargements.controller.js';
import { CropService } from './files/crop.service.js';
import { DerivedFilesService } from './files/derived-files.service.js';
import { DisplaySizeService } from './files/display-size.service.js';
import { EnlargedFileService } from './files/enlarged-file.service.js';
import { ImageFileController } from './files/image-file.controller.js';
import { ImageFileService } from './files/image-file.service.js';
import { WideFileService } from './files/wide-file.service.js';
import { GalleryService } from './gallery/gallery.service.js';
import { ImageListService } from './gallery/image-list.service.js';
import { ImagesController } from './gallery/images.controller.js';
import { InternalImagesController } from './gallery/internal-images.controller.js';
import { ReactionsService } from './gallery/reactions.service.js';
import { imagesSettings } from './images.settings.js';
import { MemeKeeperService } from './memes/meme-keeper.service.js';
import { MemeSigner } from './memes/meme-signer.js';
import { MemeWriter } from './memes/meme-writer.js';
import { MemesController } from './memes/memes.controller.js';
import { PixelBudget } from './pixels/pixel-budget.js';
import { PortraitService } from './portraits/portrait.service.js';
import { RenderFiles } from './portraits/render-files.js';
import { PortraitsController } from './portraits/portraits.controller.js';
import { FingerprintPackingService } from './provenance/fingerprints/fingerprint-packing.service.js';
import { FingerprintSearchService } from './provenance/fingerprints/fingerprint-search.service.js';
import { ProvenanceCheckService } from './provenance/provenance-check.service.js';
import { ProvenanceController } from './provenance/provenance.controller.js';
import { ImageRemovalService } from './retention/image-removal.service.js';
import { ExpiryNoticesService } from './retention/expiry-notices.service.js';
import { Lifetimes } from './retention/lifetimes.js';
import { PlansConsumer } from './retention/plans.consumer.js';
import { PlansService } from './retention/plans.service.js';
import { RetentionService } from './retention/retention.service.js';
import { StoredBytesService } from './retention/stored-bytes.service.js';
import { ShowcaseController } from './showcase/showcase.controller.js';
import { ShowcaseService } from './showcase/showcase.service.js';
import { UnfinishedImagesService } from './retention/unfinished-images.service.js';
import { InternalPhotosController } from './uploads/internal-photos.controller.js';
import { PhotoCheckService } from './uploads/photo-check.service.js';
import { PhotoDraftsService } from './uploads/photo-drafts.service.js';
import { PhotoKeeperService } from './uploads/photo-keeper.service.js';
import { PhotoNormaliser } from './uploads/photo-normaliser.js';
import { PhotoResolverService } from './uploads/photo-resolver.service.js';
import { UploadService } from './uploads/upload.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { WatermarkRemovalService } from './watermarks/watermark-removal.service.js';
import { WatermarksController } from './watermarks/watermarks.controller.js';

const REPOSITORIES = [
  OwnedDataRepository,
  DeletionsRepository,
  DownloadsRepository,
  ExpiryNoticesRepository,
  FaceConsentsRepository,
  FingerprintSegmentsRepository,
  FingerprintsRepository,
  GalleryRepository,
  ImageRemovalsRepository,
  ImagesRepository,
  PlansRepository,
  UnfinishedImagesRepository,
  VisitorClaimsRepository,
];

@Module({
  controllers: [
    DownloadsController,
    EnlargementsController,
    FaceConsentController,
    ImageFileController,
    ImagesController,
    InternalAccountsController,
    InternalImagesController,
    InternalPhotosController,
    MemesController,
    PortraitsController,
    ProvenanceController,
    ShowcaseController,
    UploadsController,
    WatermarksController,
  ],
  providers: [
    ...REPOSITORIES,
    ...outboxOf(creditsCaptureJob, creditsReleaseJob, expiryTellJob),
    OwnedDataService,
    CreditsClient,
    CropService,
    DerivedFilesService,
    DisplaySizeService,
    DownloadPlanService,
    DownloadSlots,
    EnlargedFileService,
    EnlargementService,
    ShowcaseService,
    ExpiryNoticesService,
    FaceConsentService,
    FingerprintPackingService,
    FingerprintSearchService,
    GalleryService,
    ImageFileService,
    ImageListService,
    ImageRemovalService,
    Lifetimes,
    MemeKeeperService,
    MemeSigner,
    MemeWriter,
    ObjectRemovals,
    PhotoCheckService,
    PhotoDraftsService,
    PhotoKeeperService,
    PhotoNormaliser,
    PhotoResolverService,
    PixelBudget,
    PlansService,
    PlansConsumer,
    PortraitService,
    ProvenanceCheckService,
    ReactionsService,
    RenderFiles,
    RetentionService,
    StoredBytesService,
    UnfinishedImagesService,
    UploadService,
    WatermarkRemovalService,
    WideFileService,
    ZipDownloadService,
  ],
})
export class ImagesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: ImagesModule,
      imports: [
        ServiceKitModule.register({ name: 'images', env, logger }),
        UploadModule.register('images', env),
        DatabaseModule.register(imagesSchema, env),
        StorageModule.register({ env, isVital: true }),
      ],
      providers: imagesSettings(env),
    };
  }
}
