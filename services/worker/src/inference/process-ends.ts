import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { LaneEnd } from './lane.js';

/** Logs and counts processes that crashed, or were killed because a task did not end in time. */
@Injectable()
export class ProcessEnds {
  readonly #ends: Counter<'lane' | 'reason'>;

  constructor(
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#ends = new Counter({
      name: 'likeness_inference_process_ends_total',
      help: 'Inference processes that ended without being told to, by lane and reason.',
      labelNames: ['lane', 'reason'],
      registers: [metrics],
    });
  }

  tell(end: LaneEnd): void {
    this.#ends.inc({ lane: end.lane, reason: end.reason });
    this.logger.error(end, 'inference process ended, a new one takes its place');
  }
}
