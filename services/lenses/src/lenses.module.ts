import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { OutboxRelay } from '@likeness/service-kit/outbox/outbox-relay';
import { LOGGER, ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { ObjectStore } from '@likeness/storage/object-store';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Belongings } from './accounts/belongings.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { CreditsClient } from './credits/credits.client.js';
import { OpenHolds } from './credits/open-holds.service.js';
import { Terms } from './credits/terms.service.js';
import { BelongingsRepository } from './database/belongings.repository.js';
import { Generation } from './database/generation.entity.js';
import { GenerationsRepository } from './database/generations.repository.js';
import { HeadPoseRow } from './database/head-pose.entity.js';
import { HeadPosesRepository } from './database/head-poses.repository.js';
import { CreateLenses1763640000000 } from './database/migrations/1763640000000-create-lenses.js';
import { BothTools1764100000000 } from './database/migrations/1764100000000-both-tools.js';
import { Render } from './database/render.entity.js';
import { RendersRepository } from './database/renders.repository.js';
import { StyleRow } from './database/style.entity.js';
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
import { AwaitedRender } from './jobs/awaited-render.service.js';
import { JobViews } from './jobs/job-views.service.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsService } from './jobs/jobs.service.js';
import { PoseCatalogue } from './poses/pose-catalogue.service.js';
import { PosesController } from './poses/poses.controller.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { ClaimsController } from './recording/claims.controller.js';
import { ClaimsService } from './recording/claims.service.js';
import { Delivery } from './recording/delivery.service.js';
import { QueueNews } from './recording/queue-news.service.js';
import { RenderEnds } from './recording/render-ends.service.js';
import { ResultsConsumer } from './recording/results.consumer.js';
import { ResultsService } from './recording/results.service.js';
import { SweepService } from './recording/sweep.service.js';
import { StyleCatalogue } from './styles/style-catalogue.service.js';
import { StylesController } from './styles/styles.controller.js';

const SERVICE = 'lenses';

@Module({})
export class LensesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: LensesModule,
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
          entities: [Generation, Render, StyleRow, HeadPoseRow, OutboxEntry],
          migrations: [CreateLenses1763640000000, BothTools1764100000000],
        }),
      ],
      controllers: [
        StylesController,
        PosesController,
        PromptsController,
        GenerationController,
        JobsController,
        ClaimsController,
        InternalAccountsController,
      ],
      providers: [
        GenerationsRepository,
        RendersRepository,
        StylesRepository,
        HeadPosesRepository,
        BelongingsRepository,
        Belongings,
        { provide: ObjectStore, useFactory: () => openObjectStore(env) },
        {
          provide: InternalClient,
          useFactory: (tokens: InternalTokens) =>
            new InternalClient(tokens, { from: SERVICE, to: 'images', baseUrl: env.IMAGES_URL }),
          inject: [InternalTokens],
        },
        {
          provide: Outbox,
          useFactory: (database: DataSource, sender: JobSender) =>
            new Outbox(
              database,
              sender,
              [portraitRenderJob as JobDefinition, creditsReleaseJob as JobDefinition],
              logger,
            ),
          inject: [DataSource, JobSender],
        },
        OutboxRelay,
        {
          provide: CreditsClient,
          useFactory: (tokens: InternalTokens) =>
            new CreditsClient(
              new InternalClient(tokens, {
                from: SERVICE,
                to: 'billing',
                baseUrl: env.BILLING_URL,
              }),
            ),
          inject: [InternalTokens],
        },
        OpenHolds,
        Terms,
        {
          provide: HourlyLimit,
          useFactory: (renders: RendersRepository) =>
            new HourlyLimit(renders, {
              member: env.STARTER_IMAGES_PER_HOUR,
              subscriber: env.PRO_IMAGES_PER_HOUR,
            }),
          inject: [RendersRepository],
        },
        {
          provide: AllowanceService,
          useFactory: (generations: GenerationsRepository, hourly: HourlyLimit) =>
            new AllowanceService(generations, hourly, {
              perDay: env.ANONYMOUS_GENERATIONS_PER_DAY,
              perAddress: env.ANONYMOUS_GENERATIONS_PER_ADDRESS,
              secret: env.AUTH_SECRET,
            }),
          inject: [GenerationsRepository, HourlyLimit],
        },
        PhotosClient,
        QueueLimits,
        MaterialsService,
        Placement,
        GenerationService,
        StyleCatalogue,
        PoseCatalogue,
        JobViews,
        JobsService,
        AwaitedRender,
        ClaimsService,
        QueueNews,
        RenderEnds,
        Delivery,
        ResultsService,
        {
          provide: ResultsConsumer,
          useFactory: (
            redis: Redis,
            log: Logger,
            results: ResultsService,
            styles: StyleCatalogue,
            poses: PoseCatalogue,
          ) => new ResultsConsumer(redis, log, results, styles, poses),
          inject: [Redis, LOGGER, ResultsService, StyleCatalogue, PoseCatalogue],
        },
        {
          provide: SweepService,
          useFactory: (
            renders: RendersRepository,
            ends: RenderEnds,
            delivery: Delivery,
            openHolds: OpenHolds,
            sender: JobSender,
            outbox: Outbox,
          ) => new SweepService(renders, ends, delivery, openHolds, sender, outbox, logger),
          inject: [RendersRepository, RenderEnds, Delivery, OpenHolds, JobSender, Outbox],
        },
      ],
    };
  }
}
