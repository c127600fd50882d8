import { ERRORS, isErrorCode } from '@likeness/contracts/errors/catalogue';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { findImagesResponseSchema } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { Injectable } from '@nestjs/common';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { type Pace, RendersRepository } from '../database/renders.repository.js';

/** Renders as their owner sees them: with place, estimate, pictures and reasons. */
@Injectable()
export class JobViews {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly images: InternalClient,
  ) {}

  async of(owner: Owner, renders: readonly Render[]): Promise<RenderJob[]> {
    const pictures = await this.#pictures(owner, renders);
    const generations = await this.generations.byIds([
      ...new Set(renders.map((render) => render.generationId)),
    ]);
    const isWaiting = renders.some(({ state }) => state === 'queued');
    const pace = isWaiting ? await this.renders.pace() : undefined;
    const views = renders.map(async (render) => {
      const generation = generations.get(render.generationId);
      // Erased since the render was read.
      if (!generation) return undefined;
      return {
        job_id: render.id,
        generation_id: render.generationId,
        image_index: render.imageIndex,
        image_count: generation.imageCount,
        state: render.state,
        ...(await this.#outlook(render, pace)),
        created_at: render.createdAt.toISOString(),
        tool: generation.tool,
        style: render.styleId,
        credits: generation.creditsEach ?? 0,
        is_watermarked: generation.isWatermarked,
        error: errorOf(render, generation.creditsEach ?? 0),
        images: pictures.filter((image) => image.id === render.id),
      };
    });
    return (await Promise.all(views)).filter((view) => view !== undefined);
  }

  async #outlook(
    render: Render,
    pace: Pace | undefined,
  ): Promise<Pick<RenderJob, 'queue_place' | 'estimated_wait_seconds'>> {
    if (render.state !== 'queued' || !pace)
      return { queue_place: null, estimated_wait_seconds: null };
    const ahead = await this.renders.ahead(render);
    return { queue_place: ahead, estimated_wait_seconds: estimateWait(ahead, pace) };
  }

  async #pictures(owner: Owner, renders: readonly Render[]): Promise<Image[]> {
    const ids = renders.filter((render) => render.state === 'done').map((render) => render.id);
    if (ids.length === 0) return [];
    const { images } = await this.images.post(
      '/internal/images/find',
      { owner, ids },
      findImagesResponseSchema,
    );
    return images;
  }
}

/** Whole seconds until a waiting render is likely to begin. */
export function estimateWait(
  ahead: number,
  pace: { readonly secondsPerImage: number; readonly atWork: number },
): number {
  return Math.ceil((ahead * pace.secondsPerImage) / Math.max(1, pace.atWork));
}

function errorOf(render: Render, credits: number): RenderJob['error'] {
  if (render.errorCode === null) return null;
  const known = isErrorCode(render.errorCode) ? ERRORS[render.errorCode].message : '';
  const detail = render.errorDetail ?? known;
  return { code: render.errorCode, detail: [detail, givenBack(credits)].join(' ').trim() };
}

function givenBack(credits: number): string {
  if (credits === 0) return '';
  return credits === 1 ? 'Its credit was given back.' : `Its ${credits} credits were given back.`;
}
