import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { JobSender, SendOptions } from '@likeness/queue/job-sender';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { RepeatingTask } from '../schedule/repeating-task.js';
import { OutboxEntry } from './outbox.entity.js';

const POLL_MS = 1_000;
const BATCH = 100;
const SEND_TIMEOUT_MS = 5_000;

/**
 * Transactional outbox: a job is written in the transaction of the facts it follows from and sent
 * when that has committed. A job may be sent twice; its dedupe key makes that harmless.
 */
export class Outbox {
  readonly #relay: RepeatingTask;
  readonly #definitions: ReadonlyMap<string, JobDefinition>;

  constructor(
    private readonly database: DataSource,
    private readonly sender: JobSender,
    definitions: readonly JobDefinition[],
    logger: Logger,
  ) {
    this.#definitions = new Map(definitions.map((definition) => [definition.name, definition]));
    this.#relay = new RepeatingTask(
      () => this.#sendAll(),
      POLL_MS,
      (error) => logger.warn({ err: error }, 'outbox could not be sent, will try again'),
    );
  }

  /** Writes a job in the caller's transaction; call `wake` once that has committed. */
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
    });
  }

  start(): void {
    this.#relay.start();
  }

  wake(): void {
    this.#relay.wake();
  }

  async stop(): Promise<void> {
    await this.#relay.stop();
  }

  async #sendAll(): Promise<void> {
    while ((await this.#sendBatch()) === BATCH);
  }

  async #sendBatch(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const entries = await manager
        .createQueryBuilder(OutboxEntry, 'entry')
        .orderBy('entry.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const entry of entries) await this.#send(entry);
      if (entries.length > 0) {
        await manager.delete(
          OutboxEntry,
          entries.map((entry) => entry.id),
        );
      }
      return entries.length;
    });
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const definition = this.#definitions.get(entry.job);
    if (!definition) throw new Error(`outbox holds a job of unknown name ${entry.job}`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the queue does not answer')), SEND_TIMEOUT_MS);
    });
    try {
      const options = { priority: entry.priority ?? undefined };
      await Promise.race([this.sender.add(definition, entry.payload, options), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
