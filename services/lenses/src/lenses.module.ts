import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { CreditsClient } from './credits/credits.client.js';
import { OwnedDataRepository } from './database/owned-data.repository.js';
import { GenerationsRepository } from './database/generations.repository.js';
import { HeadPosesRepository } from './database/head-poses.repository.js';
import { lensesSchema } from './database/lenses.schema.js';
import { LeftoversRepository } from './database/leftovers.repository.js';
import { RenderTurnsRepository } from './database/render-turns.repository.js';
import { RenderTimesRepository } from './database/render-times.repository.js';
import { RendersRepository } from './database/renders.repository.js';
import { StylesRepository } from './database/styles.repository.js';
import type { Env } from './env.js';
import { AllowanceService } from './generation/allowance.service.js';
import { GenerationController } from './generation/generation.controller.js';
import { GenerationService } from './generation/generation.service.js';
import { HourlyLimitService } from './generation/hourly-limit.service.js';
import { MaterialsService } from './generation/materials.service.js';
import { PhotosClient } from './generation/photos.client.js';
import { PlacementService } from './generation/placement.service.js';
import { QueueLimitsService } from './generation/queue-limits.service.js';
import { AwaitedRenderService } from './renders/awaited-render.service.js';
import { JobViewsService } from './renders/job-views.service.js';
import { JobsController } from './renders/jobs.controller.js';
import { JobsService } from './renders/jobs.service.js';
import { lensesSettings } from './lenses.settings.js';
import { PoseCatalogueService } from './poses/pose-catalogue.service.js';
import { PosesController } from './poses/poses.controller.js';
import { PromptScreeningService } from './prompts/prompt-screening.service.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { InternalQueuesController } from './queues/internal-queues.controller.js';
import { QueuesService } from './queues/queues.service.js';
import { LeasesController } from './renders/leases.controller.js';
import { LeasesService } from './renders/leases.service.js';
import { DeliveryService } from './renders/delivery.service.js';
import { LeftoverFilesService } from './renders/leftover-files.service.js';
import { LostJobsService } from './renders/lost-jobs.service.js';
import { PortraitsClient } from './renders/portraits.client.js';
import { QueueMetrics } from './renders/queue-metrics.js';
import { QueueNewsService } from './renders/queue-news.service.js';
import { RenderEndsService } from './renders/render-ends.service.js';
import { RenderFigures } from './renders/render-figures.js';
import { RenderForecastsService } from './renders/render-forecasts.service.js';
import { RenderLanesService } from './renders/render-lanes.service.js';
import { RenderQueueService } from './renders/render-queue.service.js';
import { RenderWorkersService } from './renders/render-workers.service.js';
import { ResultsConsumer } from './renders/results.consumer.js';
import { SilentRendersService } from './renders/silent-renders.service.js';
import { SweepService } from './renders/sweep.service.js';
import { WorkerHealth } from './renders/worker.health.js';
import { PackStylesService } from './styles/pack-styles.service.js';
import { StyleCatalogueHealth } from './styles/style-catalogue.health.js';
import { StyleCatalogueService } from './styles/style-catalogue.service.js';
import { StylesController } from './styles/styles.controller.js';

const REPOSITORIES = [
  OwnedDataRepository,
  GenerationsRepository,
  HeadPosesRepository,
  LeftoversRepository,
  RenderTimesRepository,
  RenderTurnsRepository,
  RendersRepository,
  StylesRepository,
];

@Module({
  controllers: [
    LeasesController,
    GenerationController,
    InternalAccountsController,
    InternalQueuesController,
    JobsController,
    PosesController,
    PromptsController,
    StylesController,
  ],
  providers: [
    ...REPOSITORIES,
    ...outboxOf(...Object.values(RENDER_JOBS), creditsReleaseJob),
    AllowanceService,
    AwaitedRenderService,
    OwnedDataService,
    LeasesService,
    CreditsClient,
    DeliveryService,
    GenerationService,
    HourlyLimitService,
    JobViewsService,
    JobsService,
    LeftoverFilesService,
    LostJobsService,
    MaterialsService,
    PackStylesService,
    PhotosClient,
    PlacementService,
    PortraitsClient,
    PoseCatalogueService,
    PromptScreeningService,
    QueuesService,
    QueueLimitsService,
    QueueMetrics,
    QueueNewsService,
    RenderEndsService,
    RenderFigures,
    RenderForecastsService,
    RenderLanesService,
    RenderQueueService,
    RenderWorkersService,
    ResultsConsumer,
    SilentRendersService,
    StyleCatalogueService,
    StyleCatalogueHealth,
    SweepService,
    WorkerHealth,
  ],
})
export class LensesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: LensesModule,
      imports: [
        ServiceKitModule.register({ name: 'lenses', env, logger }),
        UploadModule.register('lenses', env),
        DatabaseModule.register(lensesSchema, env),
        StorageModule.register({ env, isVital: false }),
      ],
      providers: lensesSettings(env),
    };
  }
}
