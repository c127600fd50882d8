import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { portraitResultJob } from '@likeness/contracts/jobs/portrait-result.job';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { JobSender } from '@likeness/queue/job-sender';
import type { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Logger } from '@likeness/service-kit/logging/logger';
import type { Render } from '../database/render.entity.js';
import type { RendersRepository } from '../database/renders.repository.js';
import type { OpenHolds } from '../credits/open-holds.service.js';
import type { Delivery } from './delivery.service.js';
import type { RenderEnds } from './render-ends.service.js';

const EVERY_MS = 3_000;
const SILENT_SECONDS = 10;
const BATCH = 100;
const MAX_ATTEMPTS = 3;

/** Ends what is out of time, takes up what was broken off and re-adds what the queue has lost. */
export class SweepService implements OnModuleInit, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEnds,
    private readonly delivery: Delivery,
    private readonly openHolds: OpenHolds,
    private readonly sender: JobSender,
    private readonly outbox: Outbox,
    private readonly logger: Logger,
  ) {
    this.#task = new RepeatingTask(
      () => this.sweep(),
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'sweep failed, will try again'),
    );
  }

  onModuleInit(): void {
    this.#task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }

  async sweep(): Promise<void> {
    for (const render of await this.renders.overdue(BATCH)) {
      await this.ends.end(render.id, { state: 'expired', code: 'RENDER_EXPIRED' });
    }
    await this.openHolds.closeOverdue();
    // Without the queue nothing can be said about its jobs.
    if (!this.sender.connected) return;
    for (const render of await this.renders.silent(SILENT_SECONDS, BATCH)) {
      if (await this.#isUnderWay(render)) await this.renders.touch(render.id);
      else if (render.rendered) await this.#deliver(render);
      else await this.#readd(render);
    }
  }

  async #isUnderWay(render: Render): Promise<boolean> {
    const key = { render_id: render.id, attempt: render.attempt };
    if (await this.sender.isAlive(portraitRenderJob, key)) return true;
    // Of the result job only the key counts here.
    return this.sender.isAlive(portraitResultJob, { ...key, outcome: { status: 'failed' } });
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

  async #readd(lost: Render): Promise<void> {
    if (lost.attempt >= MAX_ATTEMPTS) {
      await this.ends.end(lost.id, { state: 'failed', code: 'RENDER_FAILED' });
      return;
    }
    const readded = await this.renders.locked(lost.id, async (render, manager) => {
      if (isFinal(render.state) || render.attempt !== lost.attempt) return false;
      render.attempt += 1;
      render.state = 'queued';
      await this.renders.save(manager, render);
      const payload = { render_id: render.id, attempt: render.attempt };
      await this.outbox.add(manager, portraitRenderJob, payload, { priority: render.priority });
      return true;
    });
    if (!readded) return;
    this.logger.warn({ render_id: lost.id, attempt: lost.attempt + 1 }, 'lost job added again');
    this.outbox.wake();
  }
}
