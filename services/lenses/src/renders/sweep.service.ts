import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/lenses.entities.js';
import { RendersRepository } from '../database/renders.repository.js';
import { DeliveryService, RenderEndsService } from './delivery.service.js';
import { RenderQueueService } from './render-queue.service.js';
import { MAX_ATTEMPTS, transition } from './render-transitions.js';

const EVERY_MS = 3_000;
const SILENT_SECONDS = 10;
const BATCH = 100;

@Injectable()
export class SweepService extends RepeatingService {
  protected readonly schedule = { everyMs: EVERY_MS, failure: 'sweep failed, will try again' };

  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEndsService,
    private readonly queue: RenderQueueService,
    private readonly delivery: DeliveryService,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.#each(await this.renders.overdue(BATCH), ({ id }) =>
      this.ends.end(id, { type: 'expire' }),
    );
    // Without a connection to the queue, its jobs would look lost.
    if (!this.queue.isConnected) return;
    await this.#each(await this.renders.silent(SILENT_SECONDS, BATCH), async (render) => {
      if (!render.rendered && (await this.queue.isDeserted(render))) await this.#desert(render);
      else if (await this.queue.hasJobOf(render)) await this.renders.touch(render.id);
      else if (render.rendered) await this.delivery.deliver(render.id);
      else await this.#requeue(render);
    });
  }

  async #each(renders: readonly Render[], sweep: (render: Render) => Promise<unknown>) {
    for (const { id } of await this.each(renders, sweep)) await this.renders.touch(id);
  }

  /** Moves a prompt to the studio; a style that needs the model fails. */
  async #desert(render: Render): Promise<void> {
    this.queue.remove(render);
    if (render.styleId === null) await this.#requeue(render, 'studio');
    else await this.ends.end(render.id, { type: 'fail', code: 'STYLE_UNAVAILABLE' });
  }

  async #requeue({ id, attempt, lane: old }: Render, lane = old): Promise<void> {
    if (attempt >= MAX_ATTEMPTS) {
      await this.ends.end(id, { type: 'fail', code: 'RENDER_FAILED' });
      return;
    }
    const requeued = await this.renders.apply(
      id,
      transition({ type: 'requeue', attempt }),
      (render, manager) => this.queue.requeue(manager, render, lane),
    );
    if (!requeued) return;
    this.logger.warn({ render_id: id, attempt: requeued.attempt, lane }, 'lost job queued again');
  }
}
