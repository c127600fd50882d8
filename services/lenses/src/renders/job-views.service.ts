import { ERRORS, isErrorCode } from '@likeness/contracts/errors/catalogue';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { EventBus } from '@likeness/events/event-bus';
import { ImagesClient } from '../images.client.js';
import type { Generation, Render } from '../database/lenses.entities.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { hasDroppedMainWish } from './portrait-of.js';
import { RenderForecastsService, RenderTimesService } from './render-forecasts.service.js';
import { RenderFigures } from './render-figures.js';

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

/** Places farther back change too often to publish. */
const PUBLISHED_PLACES = 50;

@Injectable()
export class QueueNewsService {
  constructor(
    private readonly forecasts: RenderForecastsService,
    private readonly views: JobViewsService,
    private readonly events: EventBus,
    private readonly figures: RenderFigures,
    private readonly times: RenderTimesService,
  ) {}

  async finished(render: Render): Promise<void> {
    this.figures.note(render);
    if (render.state === 'cancelled' || render.state === 'expired') {
      this.events.publishSignal({ type: 'render.cancelled', render_id: render.id });
    }
    if (render.state === 'done') await this.times.note(render);
    const { owner } = render;
    const [job] = await this.views.of(owner, [render]);
    if (job) {
      this.events.publishLive({
        owner,
        event: { type: 'render.finished', ...referenceTo(render), job },
      });
    }
    await this.publishPlaces();
  }

  async publishPlaces(): Promise<void> {
    for (const { render, outlook } of await this.forecasts.ofWaiting(PUBLISHED_PLACES)) {
      this.events.publishLive({
        owner: render.owner,
        event: { type: 'render.queued', ...referenceTo(render), ...outlook },
      });
    }
  }
}

function referenceTo(render: Render) {
  return {
    job_id: render.id,
    generation_id: render.generationId,
    image_index: render.imageIndex,
  };
}
