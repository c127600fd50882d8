import { Redis } from 'ioredis';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { PackRenderers } from '../inference/pack-renderers.js';
import { PackStyleAnnouncement } from './pack-style-announcement.js';
import { RenderJob } from './render.job.js';

const EVERY_MS = 10_000;
const FINISH_MS = 8_000;

/** Consumes the queues of its packs. Lenses uses only queues that have a consumer. */
@Injectable()
export class PackConsumersService extends RepeatingService {
  readonly #consumers = new Map<RenderLane, JobConsumer>();

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'model packs could not be looked at',
  };

  constructor(
    private readonly redis: Redis,
    private readonly packs: PackRenderers,
    private readonly job: RenderJob,
    private readonly styles: PackStyleAnnouncement,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.packs.look((lane) => this.#leave(lane));
    const { lanes } = this.packs;
    for (const lane of lanes) {
      if (!this.#consumers.has(lane)) this.#consumers.set(lane, this.#open(lane));
    }
    for (const lane of this.#consumers.keys()) if (!lanes.has(lane)) await this.#leave(lane);
    await this.styles.send();
  }

  override async onApplicationShutdown(): Promise<void> {
    const finished = Promise.all([...this.#consumers.values()].map((consumer) => consumer.close()));
    await pTimeout(finished, { milliseconds: FINISH_MS, message: false });
    await this.packs.close();
    await super.onApplicationShutdown();
  }

  async #leave(lane: RenderLane): Promise<void> {
    const consumer = this.#consumers.get(lane);
    this.#consumers.delete(lane);
    await consumer?.close();
  }

  /** One run at a time uses a GPU best. */
  #open(lane: RenderLane): JobConsumer {
    const definition = RENDER_JOBS[lane];
    return new JobConsumer({
      queue: definition.queue,
      redis: this.redis,
      concurrency: 1,
      handlers: [
        handles(definition, (payload, context) => this.job.run(payload, context), {
          most: () => this.packs.mostTogether(lane),
          nameOf: ({ set }) => set,
        }),
      ],
      onFailure: ({ error, ...job }) => this.logger.error({ ...job, err: error }, 'job failed'),
    });
  }
}
