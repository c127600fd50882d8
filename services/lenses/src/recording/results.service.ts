import { isFinal } from '@likeness/contracts/generation/render-state';
import { imageSchema } from '@likeness/contracts/http/images';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { RenderOutcome } from '@likeness/contracts/jobs/portrait-result.job';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { QueueNews } from './queue-news.service.js';
import { RenderEnds } from './render-ends.service.js';

type Rendered = Extract<RenderOutcome, { status: 'rendered' }>;

const TOOL_NAME = 'lenszero';

/** Records what became of a render, once, whatever number of times it is told. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly renders: RendersRepository,
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
      await this.images.post('/internal/portraits', portraitOf(render, outcome), imageSchema);
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

function portraitOf(render: Render, outcome: Rendered): KeepPortraitRequest {
  return {
    id: render.id,
    owner: { kind: render.ownerKind, id: render.ownerId },
    name: `likeness-${render.styleId}-${render.id.slice(0, 8)}.jpg`,
    master_key: outcome.master_key,
    watermarked_key: outcome.watermarked_key,
    width: outcome.width,
    height: outcome.height,
    should_add_watermark: 'true',
    creation_method_name: TOOL_NAME,
    creation_method_config: {
      ...outcome.record,
      style: render.styleId,
      gender: render.gender,
      seed: render.seed,
      generation_id: render.generationId,
      image_index: render.imageIndex,
      photo_ids: render.photos.map((photo) => photo.id),
    },
    likeness: outcome.likeness,
    hidden: false,
  };
}
