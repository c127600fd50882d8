import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

@Injectable()
export class TimeStampFailures {
  readonly #failures: Counter;

  constructor(
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#failures = new Counter({
      name: 'c2pa_time_stamp_failures_total',
      help: 'Times that the authority for time stamps did not answer rightly; each is followed by a pause',
      registers: [metrics],
    });
  }

  tell(error: unknown): void {
    this.#failures.inc();
    this.logger.warn({ err: error }, 'no time stamp; pictures are signed without one for a minute');
  }
}
