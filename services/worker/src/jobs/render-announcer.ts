import type { RenderEvent } from '@likeness/contracts/events/live-events';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { EventBus } from '@likeness/events/event-bus';
import type { RenderNews } from '../inference/rendered-portrait.js';

const MIN_PAUSE_MS = 100;

export class RenderAnnouncer {
  #stage: RenderStage | undefined;
  #toldAt = 0;

  constructor(
    private readonly events: EventBus,
    private readonly spec: RenderSpec,
  ) {}

  tell(news: RenderNews): void {
    const { stage } = news;
    if ('preview' in news) {
      this.#publish({ type: 'render.previewed', ...this.#ref(), stage, preview: news.preview });
      return;
    }
    const now = performance.now();
    if (stage === this.#stage && now - this.#toldAt < MIN_PAUSE_MS) return;
    this.#stage = stage;
    this.#toldAt = now;
    const percent = Math.round(Math.min(1, Math.max(0, news.fraction)) * 100);
    this.#publish({ type: 'render.progressed', ...this.#ref(), stage, percent });
  }

  #ref() {
    const { render_id: job_id, generation_id, image_index } = this.spec;
    return { job_id, generation_id, image_index };
  }

  #publish(event: RenderEvent): void {
    this.events.publishLive({ owner: this.spec.owner, event });
  }
}
