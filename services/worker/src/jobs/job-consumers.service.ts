import { photoCheckJob } from '@likeness/contracts/jobs/photo-check.job';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance-check.job';
import type { EventBus } from '@likeness/events/event-bus';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from '@likeness/service-kit/logging/logger';
import type { PhotoChecker } from '../inference/photo-checker.js';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import type { RenderJob } from './render.job.js';
import type { PoseAnnouncement } from './pose-announcement.js';
import type { StyleAnnouncement } from './style-announcement.js';

/** A portrait under way may be finished before the process ends; a longer one is left to another. */
const FINISH_MS = 8_000;

/** Takes work off the queues once the models are loaded, and lets go of it in order. */
export class JobConsumers implements OnApplicationBootstrap, OnApplicationShutdown {
  #consumers: JobConsumer[] = [];

  constructor(
    private readonly deps: {
      readonly redis: Redis;
      readonly events: EventBus;
      readonly logger: Logger;
      readonly renderer: PortraitRenderer;
      readonly checker: PhotoChecker;
      readonly renderJob: RenderJob;
      readonly announcements: readonly (StyleAnnouncement | PoseAnnouncement)[];
      readonly concurrency: number;
    },
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { redis, events, logger, renderer, checker, renderJob, announcements } = this.deps;
    const [report] = await Promise.all([renderer.warmUp(), checker.warmUp()]);
    logger.info({ provider: report.provider }, 'models loaded');
    for (const { provider, reason } of report.rejected) {
      logger.warn({ provider, reason }, 'execution provider not usable, next one taken');
    }
    for (const announcement of announcements) await announcement.send();
    await events.onSignal((signal) => {
      if (signal.type === 'render.cancelled') renderJob.cancel(signal.render_id);
    });
    const onFailure = (failure: { error: Error }) => {
      const { error, ...job } = failure;
      logger.error({ ...job, err: error }, 'job failed');
    };
    this.#consumers = [
      new JobConsumer({
        queue: 'renders',
        redis,
        concurrency: this.deps.concurrency,
        handlers: [handles(portraitRenderJob, (payload, job) => renderJob.run(payload, job))],
        onFailure,
      }),
      new JobConsumer({
        queue: 'photos',
        redis,
        concurrency: 1,
        handlers: [
          handles(photoCheckJob, ({ object_key }) => checker.check(object_key)),
          handles(provenanceCheckJob, ({ object_key }) => checker.examine(object_key)),
        ],
        onFailure,
      }),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    const finished = Promise.all(this.#consumers.map((consumer) => consumer.close()));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FINISH_MS);
    });
    await Promise.race([finished, late]);
    clearTimeout(timer);
    await Promise.all([this.deps.renderer.close(), this.deps.checker.close()]);
  }
}
