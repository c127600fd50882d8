import { isFinal } from '@likeness/contracts/generation/render-state';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveriesRepository } from '../database/deliveries.repository.js';
import type { Render, Rendered } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { type HandedOver, Handover } from './handover.service.js';
import { QueueNews } from './queue-news.service.js';
import { RenderEnds } from './render-ends.service.js';

/**
 * Brings a finished picture to its owner and the render to its end. What breaks off is simply
 * delivered again. Neighbours are called with no transaction open; the row says meanwhile that
 * somebody is at it.
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly renders: RendersRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly handover: Handover,
    private readonly ends: RenderEnds,
    private readonly news: QueueNews,
  ) {}

  /**
   * Commits that the picture is there, before anything is charged for it; from then on the render
   * can neither be cancelled nor expire.
   * @returns false when nobody wants it: the render has ended, or has another picture
   */
  async begin(renderId: string, rendered: Rendered): Promise<boolean> {
    const begun = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return false;
      if (render.rendered !== null) return render.rendered.master_key === rendered.master_key;
      render.rendered = rendered;
      await this.renders.save(manager, render);
      return true;
    });
    return begun ?? false;
  }

  /**
   * Does nothing where another process delivers it; the sweep looks whether that comes off.
   * @throws AppError when images or billing can't be reached; to be tried again
   */
  async deliver(renderId: string): Promise<void> {
    const taken = await this.deliveries.take(renderId);
    if (!taken) return;
    let ended: Render | undefined;
    try {
      const outcome = await this.handover.bring(taken);
      ended = await this.#record(renderId, outcome);
    } finally {
      // What can't be let go now is free when its time is over.
      await this.deliveries.leave(taken).catch(() => undefined);
    }
    if (!ended) return;
    if (ended.state === 'done') {
      await this.news.finished(ended);
      return;
    }
    await this.ends.announce(ended);
    await this.handover.discard(taken.rendered);
  }

  /** @returns undefined for a render that has come to its end meanwhile */
  async #record(renderId: string, outcome: HandedOver): Promise<Render | undefined> {
    return this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return undefined;
      await this.#end(manager, render, outcome);
      return render;
    });
  }

  async #end(manager: EntityManager, render: Render, outcome: HandedOver): Promise<void> {
    if (outcome === 'files gone') {
      await this.ends.endLocked(render, manager, { state: 'failed', code: 'RENDER_FAILED' });
      return;
    }
    if (outcome === 'hold gone') {
      await this.ends.endLocked(render, manager, { state: 'expired', code: 'RENDER_EXPIRED' });
      return;
    }
    render.state = 'done';
    render.finishedAt = new Date(sharedNow());
    render.errorCode = null;
    render.errorDetail = null;
    await this.renders.save(manager, render);
    await this.ends.releaseIfDropped(manager, render);
  }
}
