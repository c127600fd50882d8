import { serviceClients } from '@likeness/service-kit/http/service-clients';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { settings } from '@likeness/service-kit/wiring/settings';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from './env.js';
import { InferenceDetails } from './inference/inference-details.js';
import { inferenceProviders } from './inference/inference.providers.js';
import { Announcements } from './jobs/announcements.js';
import { Cancellations } from './jobs/cancellations.js';
import { CertificateWatchService } from './jobs/certificate-watch.service.js';
import { JobConsumersService } from './jobs/job-consumers.service.js';
import { JobHandlers } from './jobs/job-handlers.js';
import { MemoryFigures } from './jobs/memory-figures.js';
import { PackConsumersService } from './jobs/pack-consumers.service.js';
import { PackStyleAnnouncement } from './jobs/pack-style-announcement.js';
import { PhotoCheck } from './jobs/photo-check.handler.js';
import { PortraitFigures } from './jobs/portrait-figures.js';
import { PortraitFiles } from './jobs/portrait-files.js';
import { RenderOutcomes } from './jobs/render-outcomes.js';
import { RenderJob } from './jobs/render.job.js';
import { RenditionSigning } from './jobs/rendition-sign.handler.js';
import { StampDetails } from './jobs/stamp-details.js';
import { WorkSettings } from './jobs/work.settings.js';
import { Provenance } from './provenance/provenance.js';
import { Counter } from 'prom-client';

@Module({
  providers: [
    Announcements,
    Cancellations,
    CertificateWatchService,
    InferenceDetails,
    JobConsumersService,
    JobHandlers,
    PackConsumersService,
    PackStyleAnnouncement,
    PhotoCheck,
    PortraitFigures,
    PortraitFiles,
    RenderJob,
    RenderOutcomes,
    RenditionSigning,
  ],
})
export class WorkerModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ServiceKitModule.register({ name: 'worker', env, logger }),
        StorageModule.register({ env, isVital: true }),
      ],
      providers: [
        ...serviceClients({ lenses: env.LENSES_URL }),
        ...inferenceProviders(env),
        {
          provide: MemoryFigures,
          useFactory: (metrics: Metrics) => new MemoryFigures(metrics, env.packs),
          inject: [Metrics],
        },
        {
          provide: StampDetails,
          useValue: new StampDetails(env.C2PA_TIMESTAMP_URL ?? [], logger),
        },
        settings(WorkSettings, {
          makesStudio: env.WORKER_ENGINES !== 'diffusion',
          concurrency: env.WORKER_CONCURRENCY,
          timeoutMs: env.RENDER_TIMEOUT_SECONDS * 1_000,
        }),
        {
          provide: Provenance,
          useFactory: (metrics: Metrics) => {
            const failures = new Counter({
              name: 'c2pa_time_stamp_failures_total',
              help: 'Times that the authority for time stamps did not answer rightly; each is followed by a pause',
              registers: [metrics],
            });
            return Provenance.open(env, (error) => {
              failures.inc();
              logger.warn(
                { err: error },
                'no time stamp; pictures are signed without one for a minute',
              );
            });
          },
          inject: [Metrics],
        },
      ],
    };
  }
}
