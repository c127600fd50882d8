import { type RenderState, isFinal } from '@likeness/contracts/generation/render-state';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { QueueNews } from './queue-news.service.js';

export type RenderEnd = {
  readonly state: Extract<RenderState, 'refused' | 'failed' | 'cancelled' | 'expired'>;
  readonly code: string;
  readonly detail?: string;
};

/** Ends renders that give no picture: refused, failed, cancelled or out of time. */
@Injectable()
export class RenderEnds {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly news: QueueNews,
    private readonly sender: JobSender,
    private readonly events: EventBus,
  ) {}

  /** True when the render was still unfinished and is now ended. */
  async end(renderId: string, end: RenderEnd): Promise<boolean> {
    const ended = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return undefined;
      await this.endLocked(render, manager, end);
      return render;
    });
    if (!ended) return false;
    await this.announce(ended);
    return true;
  }

  /** Ends a render whose row the caller has locked; `announce` follows after the commit. */
  async endLocked(render: Render, manager: EntityManager, end: RenderEnd): Promise<void> {
    render.state = end.state;
    render.errorCode = end.code;
    render.errorDetail = end.detail ?? null;
    render.finishedAt = new Date();
    await this.renders.save(manager, render);
    await this.generations.releaseIfNothingCameOut(manager, render.generationId);
  }

  async announce(render: Render): Promise<void> {
    if (render.state === 'cancelled' || render.state === 'expired') {
      this.events.publishSignal({ type: 'render.cancelled', render_id: render.id });
      this.#dropJob(render);
    }
    await this.news.finished(render);
  }

  /** Best effort: a job that stays is told by its claim that nobody wants it any more. */
  #dropJob(render: Render): void {
    if (!this.sender.connected) return;
    const payload = { render_id: render.id, attempt: render.attempt };
    this.sender.remove(portraitRenderJob, payload).catch(() => undefined);
  }
}
