import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender, type SendOptions } from '@likeness/queue/job-sender';
import { contextOf, tracedFrom, traceparent } from '@likeness/tracing/trace-part';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryNumber, queryRows } from '../database/rows.js';
import { afterCommit, assertNoOpenTransaction } from '../database/transaction-guard.js';
import { HealthCheck } from '../health/health-check.js';
import { Metrics, readOnScrape } from '../metrics/metrics.js';
import { RepeatingService } from '../schedule/repeating-service.js';

const POLL_MS = 1_000;
const BATCH = 100;
const SEND_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 60;
/** Far above a few retries. */
const HEALTHY_SECONDS = 120;
const OUTBOX_JOBS = Symbol('OUTBOX_JOBS');

/** A job that is written with its facts and sent after the commit. */
const entryRow = z.object({
  id: z.string(),
  job: z.string(),
  payload: z.unknown(),
  priority: z.number().nullable(),
  /** W3C `traceparent` of the writer. */
  traceparent: z.string().nullable(),
  /** Failed ones. */
  attempts: z.number(),
});
type OutboxEntry = Readonly<z.infer<typeof entryRow>>;

type AnyJob = Omit<JobDefinition, 'dedupeKey'> & {
  readonly dedupeKey: (payload: never) => string;
};

/** Transactional outbox. A job may be sent twice; its dedupe key makes that idempotent. */
@Injectable()
export class OutboxService extends RepeatingService {
  readonly #definitions: ReadonlyMap<string, JobDefinition>;
  readonly #failures: Counter<'job'>;

  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'outbox could not be sent, will try again',
  };

  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(JobSender) private readonly sender: JobSender,
    @Inject(OUTBOX_JOBS) jobs: readonly JobDefinition[],
    @Inject(Metrics) metrics: Metrics,
  ) {
    super();
    this.#definitions = new Map(jobs.map((job) => [job.name, job]));
    this.#failures = new Counter({
      name: 'outbox_failures_total',
      help: 'Attempts to send a job of the outbox that failed',
      labelNames: ['job'],
      registers: [metrics],
    });
    const figure = {
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest job that has not been sent; 0 if none waits',
    };
    readOnScrape(metrics, figure, () => this.oldestSeconds());
  }

  async oldestSeconds(): Promise<number> {
    return queryNumber(this.database)`
      SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
      FROM outbox`;
  }

  /** Writes in the caller's transaction and sends after its commit. */
  async add<P, R>(
    manager: EntityManager,
    definition: JobDefinition<P, R>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> {
    await manager.sql`INSERT INTO outbox (job, payload, priority, traceparent)
      VALUES (${definition.name}, ${JSON.stringify(definition.payload.parse(payload))},
        ${options.priority ?? null}, ${traceparent() ?? null})`;
    afterCommit(() => this.wake());
  }

  /** A job that can't be sent is put off. The other jobs of its queue wait for the next run. */
  async run(): Promise<void> {
    const away = new Set<string>();
    for (;;) {
      const due = await this.#due(away);
      const queues = Map.groupBy(due, ({ job }) => this.#definitions.get(job)?.queue ?? job);
      const sent = [...queues.values()].map((entries) => this.#sendInOrder(entries));
      const failed = (await Promise.all(sent)).flat();
      for (const job of failed.flatMap((name) => this.#jobsBeside(name))) away.add(job);
      if (due.length < BATCH && failed.length === 0) return;
    }
  }

  async #due(away: ReadonlySet<string>): Promise<OutboxEntry[]> {
    return queryRows(this.database, entryRow)`
      SELECT id, job, payload, priority, traceparent, attempts FROM outbox
      WHERE due_at <= now() AND job <> ALL(${[...away]}) ORDER BY id LIMIT ${BATCH}`;
  }

  /**
   * Holds no lock while it sends; the dedupe key merges duplicates of two processes.
   * @returns the job that stopped the queue
   */
  async #sendInOrder(entries: readonly OutboxEntry[]): Promise<string[]> {
    const sent: string[] = [];
    try {
      for (const entry of entries) {
        try {
          await tracedFrom(
            contextOf(entry.traceparent),
            { name: `outbox: ${entry.job}`, kind: 'producer', values: { 'job.name': entry.job } },
            () => this.#send(entry),
          );
          sent.push(entry.id);
        } catch (error) {
          await this.#putOff(entry, error);
          if (!(error instanceof UnsendableError)) return [entry.job];
        }
      }
      return [];
    } finally {
      if (sent.length > 0) {
        await this.database.sql`DELETE FROM outbox WHERE id = ANY(${sent})`;
      }
    }
  }

  async #putOff({ id, job, attempts }: OutboxEntry, error: unknown): Promise<void> {
    this.#failures.inc({ job });
    this.logger.warn({ job, outbox_id: id, attempts, err: error }, 'job not sent, will try again');
    await this.database.sql`UPDATE outbox SET attempts = attempts + 1,
        due_at = now() + make_interval(
          secs => least(${LONGEST_PAUSE_SECONDS}::int, power(2, least(attempts, 10))))
      WHERE id = ${id}`;
  }

  #jobsBeside(name: string): string[] {
    const queue = this.#definitions.get(name)?.queue;
    return [...this.#definitions.values()].flatMap((job) => (job.queue === queue ? job.name : []));
  }

  async #send(entry: OutboxEntry): Promise<void> {
    assertNoOpenTransaction('the queue was called');
    const definition = this.#definitions.get(entry.job);
    if (!definition?.payload.safeParse(entry.payload).success) {
      throw new UnsendableError(`this version can't send the job ${entry.job}`);
    }
    const options = { priority: entry.priority ?? undefined };
    await pTimeout(this.sender.add(definition, entry.payload, options), {
      milliseconds: SEND_TIMEOUT_MS,
      message: 'the queue does not answer',
    });
  }
}

/** The fault of one job, not of its queue. */
class UnsendableError extends Error {}

/** Not vital: what waits is kept. */
@Injectable()
export class OutboxHealth extends HealthCheck {
  readonly name = 'outbox';
  override readonly isVital = false;

  constructor(@Inject(OutboxService) private readonly outbox: OutboxService) {
    super();
  }

  async check(): Promise<void> {
    const seconds = await this.outbox.oldestSeconds();
    if (seconds > HEALTHY_SECONDS) throw new Error(`a job waits for ${Math.round(seconds)} s`);
  }
}

export function outboxOf(...jobs: readonly AnyJob[]): Provider[] {
  return [OutboxService, OutboxHealth, { provide: OUTBOX_JOBS, useValue: jobs }];
}
