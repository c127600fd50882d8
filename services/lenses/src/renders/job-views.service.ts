import { ERRORS, isErrorCode } from '@likeness/contracts/errors/catalogue';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { ImagesClient } from '../images.client.js';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { hasDroppedMainWish } from './portrait-of.js';
import { RenderForecastsService } from './render-forecasts.service.js';

@Injectable()
export class JobViewsService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly forecasts: RenderForecastsService,
    private readonly images: ImagesClient,
  ) {}

  async of(owner: Owner, renders: readonly Render[]): Promise<RenderJob[]> {
    const done = renders.filter(({ state }) => state === 'done');
    const pictures = await this.images.find(
      owner,
      done.map(({ id }) => id),
    );
    const generations = await this.generations.byIds(renders.map((render) => render.generationId));
    const outlooks = await this.forecasts.of(renders);
    return renders.flatMap((render) => {
      const generation = generations.get(render.generationId);
      const outlook = outlooks.get(render.id);
      if (!generation || !outlook) return [];
      return {
        job_id: render.id,
        generation_id: render.generationId,
        image_index: render.imageIndex,
        image_count: generation.imageCount,
        state: render.state,
        ...outlook,
        created_at: render.createdAt.toISOString(),
        tool: generation.tool,
        style: render.styleId,
        credits: creditsOf(render, generation),
        is_watermarked: generation.isWatermarked,
        error: errorOf(render, generation.creditsEach),
        images: pictures.filter((image) => image.id === render.id),
      };
    });
  }
}

function creditsOf({ rendered }: Render, { creditsEach }: Generation): number {
  return rendered && hasDroppedMainWish(rendered) ? 0 : creditsEach;
}

function errorOf(render: Render, credits: number): RenderJob['error'] {
  if (render.errorCode === null) return null;
  const known = isErrorCode(render.errorCode) ? ERRORS[render.errorCode].message : '';
  const detail = render.errorDetail ?? known;
  return {
    code: render.errorCode,
    detail: [detail, givenBack(credits)].join(' ').trim(),
    ...(credits > 0 && { values: { credits } }),
  };
}

function givenBack(credits: number): string {
  if (credits === 0) return '';
  return credits === 1 ? 'Its credit was given back.' : `Its ${credits} credits were given back.`;
}
