import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { DeliveryService } from './delivery.service.js';
import { LostJobsService } from './lost-jobs.service.js';
import { RenderQueueService } from './render-queue.service.js';

const SILENT_SECONDS = 10;
const BATCH = 100;

/** Resumes unfinished renders that have not changed for a while. */
@Injectable()
export class SilentRendersService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly queue: RenderQueueService,
    private readonly delivery: DeliveryService,
    private readonly lost: LostJobsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async resume(): Promise<void> {
    // Without a connection to the queue, its jobs would look lost.
    if (!this.queue.isConnected) return;
    for (const render of await this.renders.silent(SILENT_SECONDS, BATCH)) {
      if (!render.rendered && (await this.lost.leaveDeserted(render))) continue;
      if (await this.queue.hasJobOf(render)) await this.renders.touch(render.id);
      else if (render.rendered) await this.#deliver(render);
      else await this.lost.requeue(render);
    }
  }

  async #deliver({ id }: Render): Promise<void> {
    try {
      await this.delivery.deliver(id);
    } catch (error) {
      this.logger.warn({ render_id: id, err: error }, 'not delivered yet, will try again');
      await this.renders.touch(id);
    }
  }
}
