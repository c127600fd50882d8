import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { JobViewsService } from './job-views.service.js';
import { RenderFigures } from './render-figures.js';
import { RenderForecastsService } from './render-forecasts.service.js';
import { RenderTimesService } from './render-times.service.js';

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
