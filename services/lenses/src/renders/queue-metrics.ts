import { QUEUES, type QueueName } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import type { QueueLoad } from '@likeness/queue/queue-load';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';

/** Without Redis these figures are absent; all others stay. */
const PATIENCE_MS = 2_000;

type Loads = readonly (readonly [queue: QueueName, load: QueueLoad])[];

/** Load of every queue, for autoscaling and alerts; a worker could not report it while none runs. */
@Injectable()
export class QueueMetrics {
  #looking: Promise<Loads> | undefined;

  constructor(
    private readonly sender: JobSender,
    metrics: Metrics,
  ) {
    const registers = [metrics];
    const loads = () => this.#loads();
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state; failed ones are kept for a day',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        this.reset();
        for (const [queue, { jobs }] of await loads()) {
          for (const [state, count] of Object.entries(jobs)) this.set({ queue, state }, count);
        }
      },
    });
    new Gauge({
      name: 'queue_oldest_waiting_seconds',
      help: 'How long the oldest job waits that could be taken now; 0 when none waits',
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset();
        for (const [queue, { waitingSince }] of await loads()) {
          const ms = waitingSince === undefined ? 0 : sharedNow() - waitingSince;
          this.set({ queue }, Math.max(0, ms / 1_000));
        }
      },
    });
  }

  /** Both gauges of one scrape share one request. */
  #loads(): Promise<Loads> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<Loads> {
    if (!this.sender.connected) return [];
    const looks = QUEUES.map(async (name) => [name, await this.sender.loadOf(name)] as const);
    return pTimeout(Promise.all(looks), { milliseconds: PATIENCE_MS, fallback: () => [] });
  }
}
