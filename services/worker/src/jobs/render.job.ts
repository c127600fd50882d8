import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { type RenderOutcome, portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import type { JobContext } from '@likeness/queue/job-handler';
import { JobSender } from '@likeness/queue/job-sender';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { waitOut } from '@likeness/storage/wait-out';
import { Inject, Injectable } from '@nestjs/common';
import { PoolClosedError } from '../inference/inference-pool.js';
import { CancelledError } from './cancelled-error.js';
import { PortraitFigures } from './portrait-figures.js';
import { RenderOutcomes } from './render-outcomes.js';

class RenderRun {
  lease: number | undefined;
  readonly #cancelled = new AbortController();
  readonly #taken = new AbortController();

  constructor(readonly renderId: string) {}

  get cancelled(): AbortSignal {
    return this.#cancelled.signal;
  }

  /** Also aborts when another lease makes the portrait; ignored once it is rendered. */
  get unneeded(): AbortSignal {
    return AbortSignal.any([this.#cancelled.signal, this.#taken.signal]);
  }

  cancel(): void {
    this.#cancelled.abort(new CancelledError('cancelled'));
  }

  leaveTo(lease: number): void {
    if (this.lease !== undefined && this.lease < lease) {
      this.#taken.abort(new CancelledError('another worker has begun it'));
    }
  }
}

/** Lenses cancels overdue renders, but its message may be lost. */
const OVERDUE_MS = 15_000;

/** Makes one portrait. Waits for storage and lenses as long as the portrait is wanted. */
@Injectable()
export class RenderJob {
  readonly #running = new Set<RenderRun>();

  constructor(
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    private readonly outcomes: RenderOutcomes,
    private readonly sender: JobSender,
    private readonly figures: PortraitFigures,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  cancel(renderId: string): void {
    for (const run of this.#runsOf(renderId)) run.cancel();
  }

  leave(renderId: string, lease: number): void {
    for (const run of this.#runsOf(renderId)) run.leaveTo(lease);
  }

  async run(
    { render_id, attempt }: { render_id: string; attempt: number },
    context: JobContext,
  ): Promise<null> {
    const { sender } = this;
    const run = new RenderRun(render_id);
    this.#running.add(run);
    let overdue: NodeJS.Timeout | undefined;
    try {
      const spec = await this.#lease(render_id, attempt, run.cancelled);
      if (!spec) return null;
      run.lease = spec.attempt;
      const leftMs = Date.parse(spec.expires_at) - sharedNow() + OVERDUE_MS;
      overdue = setTimeout(() => run.cancel(), leftMs);
      const outcome = await this.outcomes.of(spec, run, context.batch);
      await sender.add(portraitResultJob, { render_id, attempt, claim: run.lease, outcome });
      if (outcome.status === 'rendered') this.figures.note(outcome.record);
      return null;
    } catch (error) {
      if (error instanceof CancelledError) return null;
      // A closing worker leaves the job to another one, without an outcome.
      if (context.isLastTry && !(error instanceof PoolClosedError)) {
        const outcome: RenderOutcome = { status: 'failed' };
        await sender.add(portraitResultJob, { render_id, attempt, claim: run.lease, outcome });
      }
      throw error;
    } finally {
      clearTimeout(overdue);
      this.#running.delete(run);
    }
  }

  #runsOf(renderId: string): RenderRun[] {
    return [...this.#running].filter((run) => run.renderId === renderId);
  }

  /** Undefined if the render is canceled, expired or taken over. */
  async #lease(
    render_id: string,
    attempt: number,
    cancelled: AbortSignal,
  ): Promise<RenderSpec | undefined> {
    const { lenses, logger } = this;
    const request = { params: { id: render_id }, body: { attempt } };
    try {
      return await waitOut(() => lenses.call(lensesInternalCalls.leaseRender, request), {
        signal: cancelled,
        passes: (error): error is AppError => error instanceof AppError && error.status === 503,
        reasonOf: ({ code }) => code,
        onFault: (error) => logger.warn({ render_id, err: error }, 'waiting for lenses'),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'RENDER_CANCELLED') return undefined;
      throw error;
    }
  }
}
