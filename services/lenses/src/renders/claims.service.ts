import { PORTRAIT_SIZE } from '@likeness/contracts/generation/portrait-size';
import { AppError } from '@likeness/contracts/errors/app-error';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { EventBus } from '@likeness/events/event-bus';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { spokenWords } from '../prompts/prompts.js';
import { QueueNews } from './queue-news.service.js';

/** Hands a worker what it needs to make a portrait, if that portrait is still wanted. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly news: QueueNews,
    private readonly events: EventBus,
  ) {}

  /** @throws AppError RENDER_CANCELLED when it has ended, has its picture, or another attempt took over */
  async claim(id: string, attempt: number): Promise<RenderSpec> {
    const spec = await this.renders.locked(id, async (render, manager) => {
      const isMade = isFinal(render.state) || render.rendered !== null;
      if (isMade || render.attempt !== attempt) return undefined;
      render.state = 'rendering';
      render.claims = Math.max(render.claims + 1, render.attempt);
      render.startedAt = new Date(sharedNow());
      await this.renders.save(manager, render);
      return specOf(render, await this.generations.of(manager, render));
    });
    if (!spec) throw new AppError('RENDER_CANCELLED');
    if (spec.attempt > 1) {
      this.events.publishSignal({ type: 'render.taken', render_id: id, claim: spec.attempt });
    }
    await this.news.moved();
    return spec;
  }
}

function specOf(render: Render, generation: Generation): RenderSpec {
  return {
    render_id: render.id,
    attempt: render.claims,
    lane: render.lane,
    owner: { kind: render.ownerKind, id: render.ownerId },
    generation_id: render.generationId,
    image_index: render.imageIndex,
    tool: generation.tool,
    style: render.styleId,
    gender: render.gender,
    prompt: generation.prompts && spokenWords(generation.prompts),
    head_pose: generation.headPose,
    is_watermarked: generation.isWatermarked,
    seed: render.seed,
    size: PORTRAIT_SIZE,
    references: render.photos,
    expires_at: render.expiresAt.toISOString(),
  };
}
