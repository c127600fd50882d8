import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';

/** Stops the work on renders that nobody wants any more. */
@Injectable()
export class UnwantedJobs {
  constructor(
    private readonly sender: JobSender,
    private readonly events: EventBus,
  ) {}

  /** Best effort: a job that stays is told by its claim that nobody wants it any more. */
  drop({ id, attempt, lane }: Render): void {
    this.events.publishSignal({ type: 'render.cancelled', render_id: id });
    if (!this.sender.connected) return;
    this.sender.remove(RENDER_JOBS[lane], { render_id: id, attempt }).catch(() => undefined);
  }
}
