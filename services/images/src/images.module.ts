import path from 'node:path';
import { creditsCaptureJob } from '@likeness/contracts/jobs/credits-capture.job';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { HEALTH_CHECKS, type HealthCheck } from '@likeness/service-kit/health/health.controller';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { OutboxRelay } from '@likeness/service-kit/outbox/outbox-relay';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { ObjectStore } from '@likeness/storage/object-store';
import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Belongings } from './accounts/belongings.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { FaceConsentController } from './consent/face-consent.controller.js';
import { FaceConsents } from './consent/face-consent.service.js';
import { BelongingsRepository } from './database/belongings.repository.js';
import { FaceConsentRecord } from './database/face-consent.entity.js';
import { FaceConsentsRepository } from './database/face-consents.repository.js';
import { StoredImage } from './database/image.entity.js';
import { GalleryRepository } from './database/gallery.repository.js';
import { ImagesRepository } from './database/images.repository.js';
import { CreateImages1763640000000 } from './database/migrations/1763640000000-create-images.js';
import { ClaimVisitors1763660000000 } from './database/migrations/1763660000000-claim-visitors.js';
import { ListsAndWatermarks1763680000000 } from './database/migrations/1763680000000-lists-and-watermarks.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import type { Env } from './env.js';
import { DisplaySizes } from './files/display-size.service.js';
import { ImageFileController } from './files/image-file.controller.js';
import { ImageFiles } from './files/image-file.service.js';
import { Gallery } from './gallery/gallery.service.js';
import { ImageLists } from './gallery/image-list.service.js';
import { ImagesController } from './gallery/images.controller.js';
import { InternalImagesController } from './gallery/internal-images.controller.js';
import { Reactions } from './gallery/reactions.service.js';
import { PixelBudget } from './pixels/pixel-budget.js';
import { Portraits } from './portraits/portrait.service.js';
import { PortraitsController } from './portraits/portraits.controller.js';
import { ProvenanceCheck } from './provenance/provenance-check.service.js';
import { ProvenanceController } from './provenance/provenance.controller.js';
import { ImageRemoval } from './retention/image-removal.service.js';
import { Retention } from './retention/retention.service.js';
import { InternalPhotosController } from './uploads/internal-photos.controller.js';
import { PhotoChecker } from './uploads/photo-check.service.js';
import { PhotoDrafts } from './uploads/photo-drafts.service.js';
import { PhotoKeeper } from './uploads/photo-keeper.service.js';
import { PhotoNormaliser } from './uploads/photo-normaliser.js';
import { PhotoSpool } from './uploads/photo-spool.js';
import { PhotoResolver } from './uploads/photo-resolver.service.js';
import { Uploads } from './uploads/upload.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { CreditsClient } from './watermarks/credits.client.js';
import { WatermarkRemoval } from './watermarks/watermark-removal.service.js';
import { WatermarksController } from './watermarks/watermarks.controller.js';

const SERVICE = 'images';

@Module({})
export class ImagesModule implements OnModuleInit {
  constructor(
    private readonly store: ObjectStore,
    @Inject(HEALTH_CHECKS) private readonly checks: HealthCheck[],
  ) {}

  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: ImagesModule,
      imports: [
        ServiceKitModule.register({
          name: SERVICE,
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
        DatabaseModule.register({
          url: env.DATABASE_URL,
          schema: SERVICE,
          entities: [StoredImage, FaceConsentRecord, OutboxEntry],
          migrations: [
            CreateImages1763640000000,
            ClaimVisitors1763660000000,
            ListsAndWatermarks1763680000000,
          ],
        }),
      ],
      controllers: [
        FaceConsentController,
        UploadsController,
        InternalAccountsController,
        InternalPhotosController,
        InternalImagesController,
        PortraitsController,
        ImageFileController,
        WatermarksController,
        ProvenanceController,
        ImagesController,
      ],
      providers: [
        {
          provide: PhotoSpool,
          useFactory: () => new PhotoSpool(path.resolve(env.DATA_DIR, 'spool')),
        },
        { provide: ObjectStore, useFactory: () => openObjectStore(env) },
        {
          provide: PhotoChecker,
          useFactory: (jobs: JobSender) =>
            new PhotoChecker(jobs, env.PHOTO_CHECK_TIMEOUT_SECONDS * 1000),
          inject: [JobSender],
        },
        {
          provide: InternalClient,
          useFactory: (tokens: InternalTokens) =>
            new InternalClient(tokens, { from: SERVICE, to: 'billing', baseUrl: env.BILLING_URL }),
          inject: [InternalTokens],
        },
        {
          provide: Outbox,
          useFactory: (database: DataSource, sender: JobSender) =>
            new Outbox(
              database,
              sender,
              [creditsCaptureJob as JobDefinition, creditsReleaseJob as JobDefinition],
              logger,
            ),
          inject: [DataSource, JobSender],
        },
        OutboxRelay,
        ImagesRepository,
        GalleryRepository,
        FaceConsentsRepository,
        VisitorClaimsRepository,
        BelongingsRepository,
        Belongings,
        FaceConsents,
        PixelBudget,
        PhotoNormaliser,
        PhotoDrafts,
        PhotoKeeper,
        PhotoResolver,
        Uploads,
        Gallery,
        ImageLists,
        Reactions,
        CreditsClient,
        WatermarkRemoval,
        DisplaySizes,
        ImageFiles,
        Portraits,
        ProvenanceCheck,
        ImageRemoval,
        Retention,
      ],
    };
  }

  onModuleInit(): void {
    this.checks.push({ name: 'storage', check: () => this.store.check() });
  }
}
