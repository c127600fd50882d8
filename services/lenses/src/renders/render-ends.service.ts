import { type RenderState, isFinal } from '@likeness/contracts/generation/render-state';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { hasDroppedMainWish } from './portrait-of.js';
import { QueueNews } from './queue-news.service.js';
import { UnwantedJobs } from './unwanted-jobs.service.js';

export type RenderEnd = {
  readonly state: Extract<RenderState, 'refused' | 'failed' | 'cancelled' | 'expired'>;
  readonly code: string;
  readonly detail?: string;
};

/** Ends renders that give no picture, and has the credits held for them given back. */
@Injectable()
export class RenderEnds {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly outbox: Outbox,
    private readonly news: QueueNews,
    private readonly unwanted: UnwantedJobs,
  ) {}

  /**
   * Ends a render that is unfinished and whose picture is not there yet.
   * @param claim then only while nobody else has begun it
   */
  async end(renderId: string, end: RenderEnd, claim?: number): Promise<void> {
    const ended = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state) || render.rendered !== null) return undefined;
      if (claim !== undefined && claim < render.claims) return undefined;
      await this.endLocked(render, manager, end);
      return render;
    });
    if (ended) await this.announce(ended);
  }

  /** Ends an unfinished render also when its picture is there, but not while it is delivered. */
  async endWhateverIsMade(renderId: string, end: RenderEnd): Promise<'over' | 'on its way'> {
    const ended = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return undefined;
      if (await this.renders.isBeingDelivered(manager, renderId)) return 'on its way';
      await this.endLocked(render, manager, end);
      return render;
    });
    if (ended === 'on its way') return ended;
    if (ended) await this.announce(ended);
    return 'over';
  }

  /** Ends a render whose row the caller has locked; `announce` follows after the commit. */
  async endLocked(render: Render, manager: EntityManager, end: RenderEnd): Promise<void> {
    render.state = end.state;
    render.errorCode = end.code;
    render.errorDetail = end.detail ?? null;
    render.finishedAt = new Date(sharedNow());
    await this.renders.save(manager, render);
    await this.#giveBack(manager, render);
    await this.generations.releaseIfNothingCameOut(manager, render.generationId);
  }

  /** A picture that dropped its main wish is delivered and not charged. */
  async releaseIfDropped(manager: EntityManager, render: Render): Promise<void> {
    if (render.rendered && hasDroppedMainWish(render.rendered)) {
      await this.#giveBack(manager, render);
    }
  }

  async #giveBack(manager: EntityManager, render: Render): Promise<void> {
    const { creditsEach } = await this.generations.of(manager, render);
    if (creditsEach !== null && creditsEach > 0) {
      await this.outbox.add(manager, creditsReleaseJob, { hold_id: render.id });
    }
  }

  async announce(render: Render): Promise<void> {
    this.outbox.wake();
    if (render.state === 'cancelled' || render.state === 'expired') {
      this.unwanted.drop(render);
    }
    await this.news.finished(render);
  }
}
