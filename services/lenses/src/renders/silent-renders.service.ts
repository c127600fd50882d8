import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { portraitResultJob } from '@likeness/contracts/jobs/portrait-result.job';
import { JobSender } from '@likeness/queue/job-sender';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { Delivery } from './delivery.service.js';
import { LostJobs } from './lost-jobs.service.js';

const SILENT_SECONDS = 10;
const BATCH = 100;

/** Looks after renders that nothing was heard of: takes up what was broken off, or has it added again. */
@Injectable()
export class SilentRenders {
  constructor(
    private readonly renders: RendersRepository,
    private readonly delivery: Delivery,
    private readonly lost: LostJobs,
    private readonly sender: JobSender,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async takeUp(): Promise<void> {
    // Without the queue nothing can be said about its jobs.
    if (!this.sender.connected) return;
    for (const render of await this.renders.silent(SILENT_SECONDS, BATCH)) {
      if (!render.rendered && (await this.lost.leaveDeserted(render))) continue;
      if (await this.#isUnderWay(render)) await this.renders.touch(render.id);
      else if (render.rendered) await this.#deliver(render);
      else await this.lost.addAgain(render);
    }
  }

  async #isUnderWay(render: Render): Promise<boolean> {
    const key = { render_id: render.id, attempt: render.attempt };
    if (await this.sender.isAlive(RENDER_JOBS[render.lane], key)) return true;
    // Of the result job only the key counts here; workers of an older version name no claim.
    const result = { ...key, outcome: { status: 'failed' } } as const;
    if (await this.sender.isAlive(portraitResultJob, result)) return true;
    return this.sender.isAlive(portraitResultJob, { ...result, claim: render.claims });
  }

  /** Takes up a delivery that was broken off; while a neighbour is away it stays for the next time. */
  async #deliver({ id }: Render): Promise<void> {
    try {
      await this.delivery.deliver(id);
    } catch (error) {
      this.logger.warn({ render_id: id, err: error }, 'not delivered yet, will try again');
      await this.renders.touch(id);
    }
  }
}
