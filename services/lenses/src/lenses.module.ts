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
import { OpenHolds } from './credits/open-holds.service.js';
import { Terms } from './generation/terms.service.js';
import { OwnedDataRepository } from './database/owned-data.repository.js';
import { DeliveriesRepository } from './database/deliveries.repository.js';
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
import { HourlyLimit } from './generation/hourly-limit.service.js';
import { MaterialsService } from './generation/materials.service.js';
import { PhotosClient } from './generation/photos.client.js';
import { Placement } from './generation/placement.service.js';
import { QueueLimits } from './generation/queue-limits.service.js';
import { AwaitedRender } from './renders/awaited-render.service.js';
import { JobViews } from './renders/job-views.service.js';
import { JobsController } from './renders/jobs.controller.js';
import { JobsService } from './renders/jobs.service.js';
import { lensesSettings } from './lenses.settings.js';
import { PoseCatalogue } from './poses/pose-catalogue.service.js';
import { PosesController } from './poses/poses.controller.js';
import { PromptScreening } from './prompts/prompt-screening.service.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { FailedJobs } from './queues/failed-jobs.service.js';
import { InternalQueuesController } from './queues/internal-queues.controller.js';
import { QueueFiguresService } from './queues/queue-figures.service.js';
import { ClaimsController } from './renders/claims.controller.js';
import { ClaimsService } from './renders/claims.service.js';
import { Delivery } from './renders/delivery.service.js';
import { Handover } from './renders/handover.service.js';
import { LeftoverFiles } from './renders/leftover-files.service.js';
import { LostJobs } from './renders/lost-jobs.service.js';
import { QueueMetrics } from './renders/queue-metrics.js';
import { QueueNews } from './renders/queue-news.service.js';
import { RenderEnds } from './renders/render-ends.service.js';
import { RenderFigures } from './renders/render-figures.js';
import { RenderForecasts } from './renders/render-forecasts.service.js';
import { RenderLanes } from './renders/render-lanes.service.js';
import { RenderQueue } from './renders/render-queue.service.js';
import { RenderWorkers } from './renders/render-workers.js';
import { ResultsConsumer } from './renders/results.consumer.js';
import { ResultsService } from './renders/results.service.js';
import { SilentRenders } from './renders/silent-renders.service.js';
import { SweepService } from './renders/sweep.service.js';
import { UnwantedJobs } from './renders/unwanted-jobs.service.js';
import { WorkerHealth } from './renders/worker.health.js';
import { WorkerPresence } from './renders/worker-presence.service.js';
import { PackStyles } from './styles/pack-styles.service.js';
import { StyleCatalogueHealth } from './styles/style-catalogue.health.js';
import { StyleCatalogue } from './styles/style-catalogue.service.js';
import { StylesController } from './styles/styles.controller.js';

const REPOSITORIES = [
  OwnedDataRepository,
  DeliveriesRepository,
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
    ClaimsController,
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
    AwaitedRender,
    OwnedDataService,
    ClaimsService,
    CreditsClient,
    Delivery,
    FailedJobs,
    GenerationService,
    Handover,
    HourlyLimit,
    JobViews,
    JobsService,
    LeftoverFiles,
    LostJobs,
    MaterialsService,
    OpenHolds,
    PackStyles,
    PhotosClient,
    Placement,
    PoseCatalogue,
    PromptScreening,
    QueueFiguresService,
    QueueLimits,
    QueueMetrics,
    QueueNews,
    RenderEnds,
    RenderFigures,
    RenderForecasts,
    RenderLanes,
    RenderQueue,
    RenderWorkers,
    ResultsConsumer,
    ResultsService,
    SilentRenders,
    StyleCatalogue,
    StyleCatalogueHealth,
    SweepService,
    Terms,
    UnwantedJobs,
    WorkerHealth,
    WorkerPresence,
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
