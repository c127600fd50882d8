import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { PoolProcessEnd } from './inference-pool.js';

@Injectable()
export class ProcessEnds {
  readonly #ends: Counter<'pool' | 'reason'>;

  constructor(
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#ends = new Counter({
      name: 'likeness_inference_process_ends_total',
      help: 'Inference processes that ended without being told to, by pool and reason.',
      labelNames: ['pool', 'reason'],
      registers: [metrics],
    });
  }

  tell(end: PoolProcessEnd): void {
    this.#ends.inc({ pool: end.pool, reason: end.reason });
    this.logger.error(end, 'inference process ended, a new one takes its place');
  }
}
