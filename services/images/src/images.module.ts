import type { Logger } from '@likeness/service-kit/logging/logger';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from './env.js';
import { expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { ClosedOwners } from '@likeness/service-kit/database/closed-owners';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { PersonSlots } from '@likeness/service-kit/limits/person-slots';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { FaceConsentController } from './consent/face-consent.controller.js';
import { FaceConsentService } from './consent/face-consent.service.js';
import { DeletionsRepository } from './database/deletions.repository.js';
import { DownloadsRepository } from './database/downloads.repository.js';
import { ExpiryNoticesRepository } from './database/expiry-notices.repository.js';
import { FaceConsentsRepository } from './database/face-consents.repository.js';
import { FingerprintsRepository } from './database/fingerprints.repository.js';
import { GalleryRepository } from './database/gallery.repository.js';
import { ImageRemovalsRepository } from './database/image-removals.repository.js';
import { ImagesRepository } from './database/images.repository.js';
import { imagesSchema } from './database/images.schema.js';
import { OwnedDataRepository } from './database/owned-data.repository.js';
import { PlansRepository } from './database/plans.repository.js';
import { UnfinishedImagesRepository } from './database/unfinished-images.repository.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import { DownloadPlanService } from './downloads/download-plan.service.js';
import { downloadSlots } from './downloads/download-slots.js';
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
import { LabelIcons } from './files/label-icons.js';
import { LabelService } from './files/label.service.js';
import { RequestedFileService } from './files/requested-file.service.js';
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
import { MemeFonts } from './pixels/meme-fonts.js';
import { PixelBudget } from './pixels/pixel-budget.js';
import { PortraitOwners } from './portraits/portrait-owners.js';
import { PortraitService } from './portraits/portrait.service.js';
import { PortraitsController } from './portraits/portraits.controller.js';
import { RenderFiles } from './portraits/render-files.js';
import { FormerFingerprintsService } from './provenance/fingerprints/former-fingerprints.service.js';
import { ProvenanceCheckService } from './provenance/provenance-check.service.js';
import { ProvenanceController } from './provenance/provenance.controller.js';
import { SoftBindingsService } from './provenance/soft-bindings.service.js';
import { ExpiryNoticesService } from './retention/expiry-notices.service.js';
import { ImageRemovalService } from './retention/image-removal.service.js';
import { Lifetimes } from './retention/lifetimes.js';
import { PlansConsumer } from './retention/plans.consumer.js';
import { RetentionService } from './retention/retention.service.js';
import { StoredBytesService } from './retention/stored-bytes.service.js';
import { UnfinishedImagesService } from './retention/unfinished-images.service.js';
import { ShowcaseController } from './showcase/showcase.controller.js';
import { ShowcaseService } from './showcase/showcase.service.js';
import { InternalPhotosController } from './uploads/internal-photos.controller.js';
import { PhotoCheckService } from './uploads/photo-check.service.js';
import { PhotoDraftsService } from './uploads/photo-drafts.service.js';
import { PhotoKeeperService } from './uploads/photo-keeper.service.js';
import { PhotoNormaliser } from './uploads/photo-normaliser.js';
import { PhotoOriginService } from './uploads/photo-origin.service.js';
import { PhotoResolverService } from './uploads/photo-resolver.service.js';
import { UploadService } from './uploads/upload.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { WatermarkRemovalService } from './watermarks/watermark-removal.service.js';
import { WatermarksController } from './watermarks/watermarks.controller.js';

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

@Module({
  controllers: [
    InternalAccountsController,
    FaceConsentController,
    DownloadsController,
    EnlargementsController,
    ImageFileController,
    ImagesController,
    InternalImagesController,
    MemesController,
    PortraitsController,
    ProvenanceController,
    ShowcaseController,
    InternalPhotosController,
    UploadsController,
    WatermarksController,
  ],
  providers: [
    ...REPOSITORIES,
    ...outboxOf(creditsCaptureJob, creditsReleaseJob, expiryTellJob),
    { provide: MemeFonts, useFactory: () => MemeFonts.load() },
    { provide: PersonSlots, useFactory: downloadSlots },
    ClosedOwners,
    OwnedDataService,
    FaceConsentService,
    DownloadPlanService,
    ZipDownloadService,
    EnlargementService,
    CropService,
    DerivedFilesService,
    DisplaySizeService,
    EnlargedFileService,
    ImageFileService,
    LabelIcons,
    LabelService,
    PersonLimit,
    QuickRedis,
    RequestedFileService,
    WideFileService,
    GalleryService,
    ImageListService,
    ReactionsService,
    MemeKeeperService,
    MemeSigner,
    MemeWriter,
    PixelBudget,
    PortraitOwners,
    PortraitService,
    RenderFiles,
    FormerFingerprintsService,
    ProvenanceCheckService,
    SoftBindingsService,
    ExpiryNoticesService,
    ImageRemovalService,
    Lifetimes,
    PlansConsumer,
    RetentionService,
    StoredBytesService,
    UnfinishedImagesService,
    ShowcaseService,
    PhotoCheckService,
    PhotoDraftsService,
    PhotoKeeperService,
    PhotoNormaliser,
    PhotoOriginService,
    PhotoResolverService,
    UploadService,
    WatermarkRemovalService,
    CreditsClient,
    ObjectRemovals,
  ],
})
export class ImagesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: ImagesModule,
      imports: [
        ServiceKitModule.register({ name: 'images', env, logger }),
        DatabaseModule.register(imagesSchema, env),
        StorageModule.register({ env, isVital: true }),
        UploadModule.register('images', env),
      ],
      providers: imagesSettings(env),
    };
  }
}
