import type { Owner } from '@likeness/contracts/identity/owner';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RenderTimesRepository } from '../database/render-times.repository.js';
import { JobViews } from './job-views.service.js';
import { RenderFigures } from './render-figures.js';
import { RenderForecasts } from './render-forecasts.service.js';

/** Farther back than this, places change too often to be worth telling. */
const TOLD_PLACES = 50;

/** Tells owners' pages what became of their renders and how far the waiting ones have moved up. */
@Injectable()
export class QueueNews {
  constructor(
    private readonly forecasts: RenderForecasts,
    private readonly views: JobViews,
    private readonly events: EventBus,
    private readonly figures: RenderFigures,
    private readonly times: RenderTimesRepository,
  ) {}

  async finished(render: Render): Promise<void> {
    this.figures.note(render);
    if (render.state === 'done') await this.times.note(render);
    const owner = ownerOf(render);
    const [job] = await this.views.of(owner, [render]);
    if (job) {
      this.events.publishLive({
        owner,
        event: { type: 'render.finished', ...referenceTo(render), job },
      });
    }
    await this.moved();
  }

  /** Tells everybody who waits near the front their new place. */
  async moved(): Promise<void> {
    for (const { render, outlook } of await this.forecasts.ofWaiting(TOLD_PLACES)) {
      this.events.publishLive({
        owner: ownerOf(render),
        event: { type: 'render.queued', ...referenceTo(render), ...outlook },
      });
    }
  }
}

function ownerOf(render: Render): Owner {
  return { kind: render.ownerKind, id: render.ownerId };
}

function referenceTo(render: Render) {
  return {
    job_id: render.id,
    generation_id: render.generationId,
    image_index: render.imageIndex,
  };
}
