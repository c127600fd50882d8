import { AppError } from '@likeness/contracts/errors/app-error';
import { type RenderBrief, renderBriefSchema } from '@likeness/contracts/http/internal';
import {
  portraitResultJob,
  type RenderOutcome,
} from '@likeness/contracts/jobs/portrait-result.job';
import type { EventBus } from '@likeness/events/event-bus';
import type { JobContext } from '@likeness/queue/job-consumer';
import type { JobSender } from '@likeness/queue/job-sender';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import type { RenderedPortrait } from '../inference/render-task.js';
import { RenderAnnouncer } from './render-announcer.js';

class CancelledError extends Error {}

/** Makes one portrait: fetch the brief, render, store the files, tell the outcome as a fact. */
export class RenderJob {
  readonly #running = new Map<string, AbortController>();

  constructor(
    private readonly lenses: InternalClient,
    private readonly renderer: PortraitRenderer,
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
    private readonly events: EventBus,
    private readonly timeoutMs: number,
  ) {}

  /** Stops a render that nobody wants any more. */
  cancel(renderId: string): void {
    this.#running.get(renderId)?.abort(new CancelledError('cancelled'));
  }

  async run(
    { render_id, attempt }: { render_id: string; attempt: number },
    context: JobContext,
  ): Promise<null> {
    const cancel = new AbortController();
    this.#running.set(render_id, cancel);
    try {
      const brief = await this.#claim(render_id, attempt);
      if (!brief) return null;
      const outcome = await this.#outcomeOf(brief, cancel.signal);
      await this.sender.add(portraitResultJob, { render_id, attempt, outcome });
      return null;
    } catch (error) {
      if (error instanceof CancelledError) return null;
      if (context.isLastAttempt) {
        const outcome: RenderOutcome = { status: 'failed' };
        await this.sender.add(portraitResultJob, { render_id, attempt, outcome });
      }
      throw error;
    } finally {
      this.#running.delete(render_id);
    }
  }

  /** Undefined when the render is cancelled, expired or taken over by another attempt. */
  async #claim(renderId: string, attempt: number): Promise<RenderBrief | undefined> {
    try {
      return await this.lenses.post(
        `/internal/renders/${renderId}/claim`,
        { attempt },
        renderBriefSchema,
      );
    } catch (error) {
      const gone = error instanceof AppError && (error.status === 404 || error.status === 409);
      if (gone) return undefined;
      throw error;
    }
  }

  async #outcomeOf(brief: RenderBrief, cancelled: AbortSignal): Promise<RenderOutcome> {
    const announcer = new RenderAnnouncer(this.events, brief);
    const signal = AbortSignal.any([cancelled, AbortSignal.timeout(this.timeoutMs)]);
    const portrait = await this.renderer.render(brief, (news) => announcer.tell(news), signal);
    return portrait.status === 'refused' ? portrait : this.#store(brief, portrait);
  }

  async #store(
    { render_id, attempt }: RenderBrief,
    portrait: Extract<RenderedPortrait, { status: 'rendered' }>,
  ): Promise<RenderOutcome> {
    const master_key = `renders/${render_id}/${attempt}/master.jpg`;
    const watermarked_key = `renders/${render_id}/${attempt}/watermarked.jpg`;
    await Promise.all([
      this.store.put(master_key, Buffer.from(portrait.master)),
      this.store.put(watermarked_key, Buffer.from(portrait.watermarked)),
    ]);
    const { width, height, likeness, record } = portrait;
    return { status: 'rendered', master_key, watermarked_key, width, height, likeness, record };
  }
}
