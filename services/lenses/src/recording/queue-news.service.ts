import type { Owner } from '@likeness/contracts/identity/owner';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { estimateWait, JobViews } from '../jobs/job-views.service.js';

/** Farther back than this, places change too often to be worth telling. */
const TOLD_PLACES = 50;

/** Tells owners' pages what became of their renders and how far the waiting ones have moved up. */
@Injectable()
export class QueueNews {
  constructor(
    private readonly renders: RendersRepository,
    private readonly views: JobViews,
    private readonly events: EventBus,
  ) {}

  async finished(render: Render): Promise<void> {
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
    const [places, pace] = await Promise.all([
      this.renders.places(TOLD_PLACES),
      this.renders.pace(),
    ]);
    for (const { render, ahead } of places) {
      this.events.publishLive({
        owner: ownerOf(render),
        event: {
          type: 'render.queued',
          ...referenceTo(render),
          queue_place: ahead,
          estimated_wait_seconds: estimateWait(ahead, pace),
        },
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
