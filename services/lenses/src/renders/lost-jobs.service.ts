import { isFinal } from '@likeness/contracts/generation/render-state';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderQueue } from './render-queue.service.js';
import { RenderLanes } from './render-lanes.service.js';
import { RenderEnds } from './render-ends.service.js';

const MAX_ATTEMPTS = 3;

/** Adds again what the queue has lost. */
@Injectable()
export class LostJobs {
  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEnds,
    private readonly queue: RenderQueue,
    private readonly lanes: RenderLanes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Where nobody takes from a render's queue any more, the studio makes what it can of the words; a style that only
   * the model draws is given up.
   */
  async leaveDeserted(render: Render): Promise<boolean> {
    if (!(await this.lanes.isDeserted(render))) return false;
    if (render.styleId === null) await this.addAgain(render, 'studio');
    else await this.ends.end(render.id, { state: 'failed', code: 'STYLE_UNAVAILABLE' });
    return true;
  }

  /**
   * A render that was lost too often fails.
   * @param lane who is to make it now
   */
  async addAgain(lost: Render, lane = lost.lane): Promise<void> {
    if (lost.attempt >= MAX_ATTEMPTS) {
      await this.ends.end(lost.id, { state: 'failed', code: 'RENDER_FAILED' });
      return;
    }
    const readded = await this.renders.locked(lost.id, async (render, manager) => {
      if (isFinal(render.state) || render.attempt !== lost.attempt) return false;
      await this.queue.addAgain(manager, render, lane);
      return true;
    });
    if (!readded) return;
    this.logger.warn(
      { render_id: lost.id, attempt: lost.attempt + 1, lane },
      'lost job added again',
    );
    this.queue.wake();
  }
}
