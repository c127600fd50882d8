import type { PortraitResult } from '@likeness/contracts/jobs/results.jobs';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import { ImagesClient } from '../images.client.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render, Rendered } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { hasDroppedMainWish, portraitOf } from './portrait-of.js';
import { RenderEndsService } from './render-ends.service.js';
import { type EndEvent, transition } from './render-transitions.js';

/**
 * Steps are idempotent, so an interrupted delivery restarts. A lease replaces a lock, because no
 * transaction may be open during calls to images and billing.
 */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly images: ImagesClient,
    private readonly credits: CreditsClient,
    private readonly ends: RenderEndsService,
  ) {}

  async record({ render_id: id, outcome, claim }: PortraitResult): Promise<void> {
    if (outcome.status === 'rendered') await this.#receive(id, outcome);
    else if (outcome.status === 'failed') {
      await this.ends.end(id, { type: 'fail', code: 'RENDER_FAILED', claim });
    } else {
      const { code, detail } = outcome;
      await this.ends.end(id, { type: 'refuse', code, detail, claim });
    }
  }

  /** Stores the image in the row before charging for it, then delivers it. */
  async #receive(renderId: string, rendered: Rendered): Promise<void> {
    const stored = await this.renders.apply(renderId, transition({ type: 'store', rendered }));
    if (stored) await this.deliver(renderId);
    else await this.images.discard(filesOf(rendered));
  }

  /** Skips images that another process delivers; the sweep follows up. @throws AppError; retry */
  async deliver(renderId: string): Promise<void> {
    const render = await this.renders.apply(renderId, transition({ type: 'startDelivery' }));
    if (!render?.rendered) return;
    let ended: Render | undefined;
    try {
      const event = await this.#handOver(render, render.rendered);
      ended = event && (await this.ends.end(renderId, event));
    } finally {
      // If the release fails, the lease expires.
      await this.renders.releaseLease(render).catch(() => undefined);
    }
    if (ended && ended.state !== 'done') await this.images.discard(filesOf(render.rendered));
  }

  async #handOver(render: Render, rendered: Rendered): Promise<EndEvent | undefined> {
    const generation = await this.generations.find(render.generationId);
    if (!generation) return undefined;
    const portrait = portraitOf(render, generation, rendered);
    if (!(await this.images.keepPortrait(portrait))) {
      // Its owner deleted it for good after an earlier delivery revealed it.
      return { type: rendered.is_charged ? 'deliver' : 'loseFiles' };
    }
    if (!portrait.hidden) return { type: 'deliver' };
    const isCharged = !hasDroppedMainWish(rendered);
    if (isCharged && !(await this.credits.capture(render.id))) return { type: 'loseHold' };
    if (isCharged) await this.renders.markCharged(render.id);
    await this.images.revealPortrait(render.id);
    return { type: 'deliver' };
  }
}

function filesOf({ master_key, watermarked_key, fingerprint_key }: Rendered): string[] {
  return [master_key, watermarked_key, ...(fingerprint_key === undefined ? [] : [fingerprint_key])];
}
