import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderEndsService } from './render-ends.service.js';
import { RenderLanesService } from './render-lanes.service.js';
import { RenderQueueService } from './render-queue.service.js';
import { MAX_ATTEMPTS } from './render-transitions.js';

/** Queues renders again whose jobs are lost. */
@Injectable()
export class LostJobsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEndsService,
    private readonly queue: RenderQueueService,
    private readonly lanes: RenderLanesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Moves a prompt to the studio if no worker serves its lane; a style that only the model has fails. */
  async leaveDeserted(render: Render): Promise<boolean> {
    if (!(await this.lanes.isDeserted(render))) return false;
    if (render.styleId === null) await this.requeue(render, 'studio');
    else await this.ends.end(render.id, { type: 'fail', code: 'STYLE_UNAVAILABLE' });
    return true;
  }

  async requeue({ id, attempt, lane: old }: Render, lane = old): Promise<void> {
    if (attempt >= MAX_ATTEMPTS) {
      await this.ends.end(id, { type: 'fail', code: 'RENDER_FAILED' });
      return;
    }
    const requeued = await this.renders.apply(id, { type: 'requeue', attempt }, (render, manager) =>
      this.queue.requeue(manager, render, lane),
    );
    if (!requeued) return;
    this.logger.warn({ render_id: id, attempt: requeued.attempt, lane }, 'lost job queued again');
    this.queue.wake();
  }
}
