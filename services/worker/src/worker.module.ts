import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { STUDIO_ENGINE, studioStyleEntries } from './engines/studio/catalogue.js';
import { studioPoseEntries } from './engines/studio/pose/default-poses.js';
import type { Env } from './env.js';
import { PhotoChecker } from './inference/photo-checker.js';
import { PortraitRenderer } from './inference/portrait-renderer.js';
import { JobConsumers } from './jobs/job-consumers.service.js';
import { RenderJob } from './jobs/render.job.js';
import { PoseAnnouncement } from './jobs/pose-announcement.js';
import { StyleAnnouncement } from './jobs/style-announcement.js';

const SERVICE = 'worker';

@Module({})
export class WorkerModule {
  static register(env: Env, logger: Logger): DynamicModule {
    const store = openObjectStore(env);
    const settings = { storage: env, provenance: env, providers: env.ORT_PROVIDERS };
    return {
      module: WorkerModule,
      imports: [
        ServiceKitModule.register({
          name: SERVICE,
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
      ],
      providers: [
        {
          provide: JobConsumers,
          useFactory: (
            redis: Redis,
            sender: JobSender,
            events: EventBus,
            tokens: InternalTokens,
          ) => {
            const renderer = new PortraitRenderer(env.WORKER_CONCURRENCY, {
              ...settings,
              threads: env.threads,
            });
            const lenses = new InternalClient(tokens, {
              from: SERVICE,
              to: 'lenses',
              baseUrl: env.LENSES_URL,
            });
            const timeoutMs = env.RENDER_TIMEOUT_SECONDS * 1000;
            return new JobConsumers({
              redis,
              events,
              logger,
              renderer,
              checker: new PhotoChecker({ ...settings, threads: 1 }),
              renderJob: new RenderJob(lenses, renderer, store, sender, events, timeoutMs),
              announcements: [
                new StyleAnnouncement(STUDIO_ENGINE, studioStyleEntries(), store, sender),
                new PoseAnnouncement(STUDIO_ENGINE, studioPoseEntries(), store, sender),
              ],
              concurrency: env.WORKER_CONCURRENCY,
            });
          },
          inject: [Redis, JobSender, EventBus, InternalTokens],
        },
      ],
    };
  }
}
