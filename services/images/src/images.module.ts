import path from 'node:path';
import { JobSender } from '@likeness/queue/job-sender';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { HEALTH_CHECKS, type HealthCheck } from '@likeness/service-kit/health/health.controller';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { ObjectStore } from '@likeness/storage/object-store';
import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { Belongings } from './accounts/belongings.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { FaceConsentController } from './consent/face-consent.controller.js';
import { FaceConsents } from './consent/face-consent.service.js';
import { BelongingsRepository } from './database/belongings.repository.js';
import { FaceConsentRecord } from './database/face-consent.entity.js';
import { FaceConsentsRepository } from './database/face-consents.repository.js';
import { StoredImage } from './database/image.entity.js';
import { ImagesRepository } from './database/images.repository.js';
import { CreateImages1763640000000 } from './database/migrations/1763640000000-create-images.js';
import { ClaimVisitors1763660000000 } from './database/migrations/1763660000000-claim-visitors.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import type { Env } from './env.js';
import { DisplaySizes } from './files/display-size.service.js';
import { ImageFileController } from './files/image-file.controller.js';
import { ImageFiles } from './files/image-file.service.js';
import { Gallery } from './gallery/gallery.service.js';
import { ImagesController } from './gallery/images.controller.js';
import { InternalImagesController } from './gallery/internal-images.controller.js';
import { PixelBudget } from './pixels/pixel-budget.js';
import { Portraits } from './portraits/portrait.service.js';
import { PortraitsController } from './portraits/portraits.controller.js';
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
          name: 'images',
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
        DatabaseModule.register({
          url: env.DATABASE_URL,
          schema: 'images',
          entities: [StoredImage, FaceConsentRecord],
          migrations: [CreateImages1763640000000, ClaimVisitors1763660000000],
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
        ImagesRepository,
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
        DisplaySizes,
        ImageFiles,
        Portraits,
        ImageRemoval,
        Retention,
      ],
    };
  }

  onModuleInit(): void {
    this.checks.push({ name: 'storage', check: () => this.store.check() });
  }
}
