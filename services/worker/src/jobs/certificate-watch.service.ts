import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Provenance } from '../provenance/provenance.js';

const DAY_MS = 24 * 3_600_000;
const WARN_DAYS = 30;

@Injectable()
export class CertificateWatchService extends RepeatingService {
  readonly #ends: Gauge;

  protected readonly schedule = {
    everyMs: DAY_MS,
    failure: 'signing certificate not usable',
    level: 'error' as const,
  };

  constructor(
    private readonly provenance: Provenance,
    metrics: Metrics,
  ) {
    super();
    this.#ends = new Gauge({
      name: 'c2pa_certificate_not_after_seconds',
      help: 'When the certificate ends that pictures are signed with, in seconds since 1970',
      registers: [metrics],
    });
  }

  /** @throws Error with the name of the invalid setting */
  override async onApplicationBootstrap(): Promise<void> {
    await this.run();
    this.start();
  }

  async run(now = new Date()): Promise<void> {
    const end = await this.provenance.signsUntil();
    this.#ends.set(end.getTime() / 1000);
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
    if (days < WARN_DAYS) {
      this.logger.warn({ days, end }, 'the certificate that pictures are signed with ends soon');
    }
  }
}
