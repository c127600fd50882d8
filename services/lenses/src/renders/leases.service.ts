import { PORTRAIT_SIZE } from '@likeness/contracts/generation/portrait-count';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { Generation, Render } from '../database/lenses.entities.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import { QueueNewsService } from './job-views.service.js';
import { transition } from './render-transitions.js';

@Injectable()
export class LeasesService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly news: QueueNewsService,
    private readonly events: EventBus,
  ) {}

  /** @throws AppError RENDER_CANCELLED for an ended or finished render, or an old attempt */
  async lease(id: string, attempt: number): Promise<RenderSpec> {
    const render = await this.renders.apply(id, transition({ type: 'lease', attempt }));
    const generation = render && (await this.generations.find(render.generationId));
    if (!generation) throw new AppError('RENDER_CANCELLED');
    if (render.leases > 1) {
      this.events.publishSignal({ type: 'render.taken', render_id: id, claim: render.leases });
    }
    await this.news.publishPlaces();
    return specOf(render, generation);
  }
}

function specOf(render: Render, generation: Generation): RenderSpec {
  const { prompts } = generation;
  return {
    render_id: render.id,
    attempt: render.leases,
    lane: render.lane,
    owner: render.owner,
    generation_id: render.generationId,
    image_index: render.imageIndex,
    tool: generation.tool,
    style: render.styleId,
    gender: render.gender,
    finish: generation.finish,
    prompt: prompts && {
      positive: prompts.enhancedPositive ?? prompts.positive,
      negative: prompts.enhancedNegative ?? prompts.negative,
    },
    head_pose: generation.headPose,
    is_watermarked: generation.isWatermarked || generation.creditsEach > 0,
    seed: render.seed,
    size: PORTRAIT_SIZE,
    references: render.photos,
    expires_at: render.expiresAt.toISOString(),
  };
}
