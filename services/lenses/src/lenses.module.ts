import { creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { ClosedOwners } from '@likeness/service-kit/database/closed-owners';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { QueuesModule } from '@likeness/service-kit/queues/queues.module';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { ImagesClient } from './images.client.js';
import { CatalogueRepository } from './database/catalogue.repository.js';
import { RenderQueueRepository } from './database/render-queue.repository.js';
import {
  GenerationLimitSettings,
  GenerationLimitsService,
} from './generation/generation-limits.service.js';
import { InternalController } from './internal.controller.js';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { OwnedDataRepository } from './database/owned-data.repository.js';
import { GenerationsRepository } from './database/generations.repository.js';
import { lensesSchema } from './database/lenses.schema.js';
import { RenderTimesRepository } from './database/render-times.repository.js';
import { RendersRepository } from './database/renders.repository.js';
import type { Env } from './env.js';
import { GenerationController } from './generation/generation.controller.js';
import { GenerationRetentionService } from './generation/generation-retention.service.js';
import { GenerationService } from './generation/generation.service.js';
import { MaterialsService } from './generation/materials.service.js';
import { PlacementService } from './generation/placement.service.js';
import { QueueLimitsService } from './generation/queue-limits.service.js';
import { JobViewsService, QueueNewsService } from './renders/job-views.service.js';
import { JobsController } from './renders/jobs.controller.js';
import { JobsService } from './renders/jobs.service.js';
import { PromptScreeningService } from './prompts/prompt-screening.service.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { LeasesService } from './renders/leases.service.js';
import {
  DeliveryService,
  LeftoverFilesService,
  RenderEndsService,
  ResultsConsumer,
} from './renders/delivery.service.js';
import { RenderFigures } from './renders/render-figures.js';
import { RenderForecastsService, RenderTimesService } from './renders/render-forecasts.service.js';
import { RenderQueueService } from './renders/render-queue.service.js';
import { RenderWorkersService } from './renders/render-workers.service.js';
import { SweepService } from './renders/sweep.service.js';

@Module({
  controllers: [
    CatalogueController,
    GenerationController,
    InternalController,
    JobsController,
    PromptsController,
  ],
  providers: [
    ...outboxOf(...Object.values(RENDER_JOBS), creditsReleaseJob),
    CatalogueRepository,
    CatalogueService,
    ClosedOwners,
    GenerationsRepository,
    OwnedDataRepository,
    RenderQueueRepository,
    RenderTimesRepository,
    RenderTimesService,
    RendersRepository,
    CreditsClient,
    ImagesClient,
    DeliveryService,
    GenerationLimitsService,
    GenerationRetentionService,
    GenerationService,
    JobViewsService,
    JobsService,
    LeasesService,
    LeftoverFilesService,
    MaterialsService,
    OwnedDataService,
    PlacementService,
    PromptScreeningService,
    QueueLimitsService,
    QueueNewsService,
    RenderEndsService,
    RenderFigures,
    RenderForecastsService,
    RenderQueueService,
    RenderWorkersService,
    ResultsConsumer,
    SweepService,
  ],
})
export class LensesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: LensesModule,
      imports: [
        ServiceKitModule.register({ name: 'lenses', env, logger }),
        QueuesModule,
        UploadModule.register('lenses', env),
        DatabaseModule.register(lensesSchema, env),
        StorageModule.register({ env, isVital: false }),
      ],
      providers: [
        ...serviceClients({ images: env.IMAGES_URL, billing: env.BILLING_URL }),
        settings(GenerationLimitSettings, {
          perDay: env.ANONYMOUS_GENERATIONS_PER_DAY,
          perAddress: env.ANONYMOUS_GENERATIONS_PER_ADDRESS,
          memberPerHour: env.STARTER_IMAGES_PER_HOUR,
          subscriberPerHour: env.PRO_IMAGES_PER_HOUR,
          unpaidPerAddress: env.UNPAID_IMAGES_PER_ADDRESS,
          secret: env.AUTH_SECRET,
        }),
      ],
    };
  }
}
