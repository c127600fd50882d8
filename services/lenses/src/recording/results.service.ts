import { isFinal } from '@likeness/contracts/generation/render-state';
import { imageSchema } from '@likeness/contracts/http/images';
import type { RenderOutcome } from '@likeness/contracts/jobs/portrait-result.job';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Rendered } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { portraitOf } from './portrait-of.js';
import { QueueNews } from './queue-news.service.js';
import { RenderEnds } from './render-ends.service.js';

/** Records what became of a render, once, whatever number of times it is told. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly images: InternalClient,
    private readonly ends: RenderEnds,
    private readonly news: QueueNews,
  ) {}

  async record(renderId: string, outcome: RenderOutcome): Promise<void> {
    if (outcome.status === 'refused') {
      const { code, detail } = outcome;
      await this.ends.end(renderId, { state: 'refused', code, detail });
      return;
    }
    if (outcome.status === 'failed') {
      await this.ends.end(renderId, { state: 'failed', code: 'RENDER_FAILED' });
      return;
    }
    await this.#keep(renderId, outcome);
  }

  /** The row stays locked until the image is kept, so that a cancel comes wholly before or after. */
  async #keep(renderId: string, outcome: Rendered): Promise<void> {
    const kept = await this.renders.locked(renderId, async (render, manager) => {
      if (isFinal(render.state)) return undefined;
      const generation = await this.generations.of(manager, render);
      const portrait = portraitOf(render, generation, outcome);
      await this.images.post('/internal/portraits', portrait, imageSchema);
      render.state = 'done';
      render.finishedAt = new Date();
      render.errorCode = null;
      render.errorDetail = null;
      await this.renders.save(manager, render);
      return render;
    });
    if (kept) {
      await this.news.finished(kept);
      return;
    }
    // Cancelled meanwhile, or told twice: images keeps what a row still refers to.
    const object_keys = [outcome.master_key, outcome.watermarked_key];
    await this.images.post('/internal/objects/discard', { object_keys }, z.undefined());
  }
}
