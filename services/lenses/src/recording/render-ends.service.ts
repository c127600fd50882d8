import { type RenderState, isFinal } from '@likeness/contracts/generation/render-state';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
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
  /** Also ends a render whose picture is being delivered. */
  readonly whateverIsMade?: true;
};

/** Ends renders that give no picture, and has the credits held for them given back. */
@Injectable()
export class RenderEnds {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly outbox: Outbox,
    private readonly news: QueueNews,
    private readonly sender: JobSender,
    private readonly events: EventBus,
  ) {}

  /** True when the render was still unfinished and is now ended. */
  async end(renderId: string, end: RenderEnd): Promise<boolean> {
    const ended = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return undefined;
      if (render.rendered !== null && !end.whateverIsMade) return undefined;
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
    const { creditsEach } = await this.generations.of(manager, render);
    if (creditsEach !== null && creditsEach > 0) {
      await this.outbox.add(manager, creditsReleaseJob, { hold_id: render.id });
    }
    await this.generations.releaseIfNothingCameOut(manager, render.generationId);
  }

  async announce(render: Render): Promise<void> {
    this.outbox.wake();
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
