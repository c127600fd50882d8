import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RepeatingService } from '../schedule/repeating-service.js';

/** The table's definition, for the migration of every service that removes objects. */
export const CREATE_OBJECT_REMOVALS = `
  CREATE TABLE object_removals (
    key text PRIMARY KEY,
    due_at timestamptz NOT NULL
  );
  CREATE INDEX object_removals_due ON object_removals (due_at)`;

const BATCH = 100;
const SWEEP_MS = 60_000;
/** Who asked removes them itself; after this long it has died or met a store that is away. */
const OWN_TRY = `interval '1 minute'`;

/**
 * Removes objects that no row refers to. They are written down first: what a store that is away
 * keeps is removed as soon as it can be.
 */
@Injectable()
export class ObjectRemovals extends RepeatingService {
  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, {
      everyMs: SWEEP_MS,
      failure: 'removals could not be read, will try again',
    });
  }

  /** The objects are gone, or known to be removed later. */
  async remove(keys: readonly string[]): Promise<void> {
    await this.note(keys);
    await this.removeNow(keys);
  }

  /** Writes objects down as to be removed, with the facts of a transaction where there is one. */
  async note(
    keys: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO object_removals (key, due_at) SELECT unnest($1::text[]), now() + ${OWN_TRY}
       ON CONFLICT (key) DO NOTHING`,
      [keys],
    );
  }

  /** Removes objects that are written down. @returns false when they are left for later */
  async removeNow(keys: readonly string[]): Promise<boolean> {
    try {
      await this.store.remove(keys);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.logger.warn({ err: error, objects: keys.length }, 'objects not removed, will try again');
      return false;
    }
    await this.database.query(`DELETE FROM object_removals WHERE key = ANY($1)`, [keys]);
    return true;
  }

  async run(): Promise<void> {
    for (;;) {
      const keys = await this.#takeDue();
      if (keys.length === 0 || !(await this.removeNow(keys))) return;
    }
  }

  /** For a while to one process alone. */
  async #takeDue(): Promise<string[]> {
    const [rows] = await this.database.query<[{ key: string }[], number]>(
      `UPDATE object_removals SET due_at = now() + ${OWN_TRY}
       WHERE key IN (
         SELECT key FROM object_removals WHERE due_at <= now()
         ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING key`,
    );
    return rows.map(({ key }) => key);
  }
}
