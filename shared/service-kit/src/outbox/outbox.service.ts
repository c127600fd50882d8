import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender, type SendOptions } from '@likeness/queue/job-sender';
import { contextOf, tracedFrom, traceparent } from '@likeness/tracing/trace-part';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource, type EntityManager, In } from 'typeorm';
import { afterCommit, assertNoOpenTransaction } from '../database/transaction-guard.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { OutboxEntry } from './outbox.entity.js';

const POLL_MS = 1_000;
const BATCH = 100;
const SEND_TIMEOUT_MS = 5_000;
const OUTBOX_JOBS = Symbol('OUTBOX_JOBS');

type AnyJob = Omit<JobDefinition, 'dedupeKey'> & {
  readonly dedupeKey: (payload: never) => string;
};

/** Transactional outbox. A job may be sent twice; its dedupe key makes that idempotent. */
@Injectable()
export class OutboxService extends RepeatingService {
  readonly #definitions: ReadonlyMap<string, JobDefinition>;

  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'outbox could not be sent, will try again',
  };

  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(JobSender) private readonly sender: JobSender,
    @Inject(OUTBOX_JOBS) jobs: readonly JobDefinition[],
  ) {
    super();
    this.#definitions = new Map(jobs.map((job) => [job.name, job]));
  }

  /** Writes in the caller's transaction and sends after its commit. */
  async add<P, R>(
    manager: EntityManager,
    definition: JobDefinition<P, R>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> {
    await manager.insert(OutboxEntry, {
      job: definition.name,
      payload: definition.payload.parse(payload) as object,
      priority: options.priority ?? null,
      traceparent: traceparent() ?? null,
    });
    afterCommit(() => this.wake());
  }

  async run(): Promise<void> {
    while ((await this.#sendBatch()) === BATCH);
  }

  /** Holds no lock while it sends; the dedupe key merges duplicates of two processes. */
  async #sendBatch(): Promise<number> {
    const rows = this.database.getRepository(OutboxEntry);
    const entries = await rows.find({ order: { id: 'ASC' }, take: BATCH });
    const sent: string[] = [];
    try {
      for (const entry of entries) {
        await tracedFrom(
          contextOf(entry.traceparent),
          { name: `outbox: ${entry.job}`, kind: 'producer', values: { 'job.name': entry.job } },
          () => this.#send(entry),
        );
        sent.push(entry.id);
      }
    } finally {
      if (sent.length > 0) await rows.delete({ id: In(sent) });
    }
    return entries.length;
  }

  async #send(entry: OutboxEntry): Promise<void> {
    assertNoOpenTransaction('the queue was called');
    const definition = this.#definitions.get(entry.job);
    if (!definition) throw new Error(`outbox holds a job of unknown name ${entry.job}`);
    const options = { priority: entry.priority ?? undefined };
    await pTimeout(this.sender.add(definition, entry.payload, options), {
      milliseconds: SEND_TIMEOUT_MS,
      message: 'the queue does not answer',
    });
  }
}

export function outboxOf(...jobs: readonly AnyJob[]): Provider[] {
  return [OutboxService, { provide: OUTBOX_JOBS, useValue: jobs }];
}
