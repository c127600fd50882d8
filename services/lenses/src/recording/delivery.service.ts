import { AppError } from '@likeness/contracts/errors/app-error';
import { isFinal } from '@likeness/contracts/generation/render-state';
import { imageSchema } from '@likeness/contracts/http/images';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CreditsClient } from '../credits/credits.client.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render, Rendered } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { portraitOf } from './portrait-of.js';
import { QueueNews } from './queue-news.service.js';
import { RenderEnds } from './render-ends.service.js';

/** What images answers when the files of a picture, or the picture kept of them, have been removed. */
const GONE: ReadonlySet<string> = new Set(['FIELD_INVALID', 'NOT_FOUND']);

/**
 * Brings a finished picture to its owner: kept out of sight, paid for, revealed, done. Every step
 * may be done again, so what breaks off between two of them is simply delivered again.
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly images: InternalClient,
    private readonly credits: CreditsClient,
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

  /** @throws AppError when images or billing can't be reached; to be tried again */
  async deliver(renderId: string): Promise<void> {
    const render = await this.renders.locked(renderId, async (locked, manager) => {
      if (isFinal(locked.state) || locked.rendered === null) return undefined;
      await this.#deliverLocked(locked, locked.rendered, manager);
      return locked;
    });
    if (!render?.rendered) return;
    if (render.state === 'done') {
      await this.news.finished(render);
      return;
    }
    await this.ends.announce(render);
    await this.discard(render.rendered);
  }

  /** Files that images refer to stay until that picture goes. */
  async discard({ master_key, watermarked_key }: Rendered): Promise<void> {
    const object_keys = [master_key, watermarked_key];
    await this.images.post('/internal/objects/discard', { object_keys }, z.undefined());
  }

  async #deliverLocked(render: Render, rendered: Rendered, manager: EntityManager): Promise<void> {
    const generation = await this.generations.of(manager, render);
    const portrait = portraitOf(render, generation, rendered);
    if (!(await this.#keep(portrait))) {
      await this.ends.endLocked(render, manager, { state: 'failed', code: 'RENDER_FAILED' });
      return;
    }
    if (portrait.hidden) {
      if (!(await this.credits.capture(render.id))) {
        await this.ends.endLocked(render, manager, { state: 'expired', code: 'RENDER_EXPIRED' });
        return;
      }
      await this.images.post('/internal/portraits/reveal', { id: render.id }, imageSchema);
    }
    render.state = 'done';
    render.finishedAt = new Date();
    render.errorCode = null;
    render.errorDetail = null;
    await this.renders.save(manager, render);
  }

  /** @returns false when the picture is not there any more and never will be */
  async #keep(portrait: ReturnType<typeof portraitOf>): Promise<boolean> {
    try {
      await this.images.post('/internal/portraits', portrait, imageSchema);
      return true;
    } catch (error) {
      if (error instanceof AppError && GONE.has(error.code)) return false;
      throw error;
    }
  }
}
