import type { RenderStage } from '@likeness/contracts/http/generation';
import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { EventBus } from '@likeness/events/event-bus';
import type { StageProgress } from '../inference/render-task.js';

const MIN_PAUSE_MS = 100;

/** Tells the owner's pages how far one portrait is; every new stage at once, the rest in measure. */
export class ProgressNews {
  #stage: RenderStage | undefined;
  #toldAt = 0;

  constructor(
    private readonly events: EventBus,
    private readonly brief: RenderBrief,
  ) {}

  tell({ stage, fraction }: StageProgress): void {
    const now = performance.now();
    if (stage === this.#stage && now - this.#toldAt < MIN_PAUSE_MS) return;
    this.#stage = stage;
    this.#toldAt = now;
    this.events.publishLive({
      owner: this.brief.owner,
      event: {
        type: 'render.progressed',
        job_id: this.brief.render_id,
        generation_id: this.brief.generation_id,
        image_index: this.brief.image_index,
        stage,
        percent: Math.round(Math.min(1, Math.max(0, fraction)) * 100),
      },
    });
  }
}
