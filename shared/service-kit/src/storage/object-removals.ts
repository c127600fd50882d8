import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { changeRows, queryColumn } from '../database/rows.js';
import { RepeatingService } from '../schedule/repeating-service.js';

export const CREATE_OBJECT_REMOVALS = `
  CREATE TABLE object_removals (
    key text PRIMARY KEY,
    due_at timestamptz NOT NULL
  );
  CREATE INDEX object_removals_due ON object_removals (due_at)`;

const BATCH = 100;
const SWEEP_MS = 60_000;
/** The caller removes them itself; after this delay it has crashed or met a storage outage. */
const OWN_TRY = `interval '1 minute'`;

/** Removes unreferenced objects. Records them first, so that removal survives storage outages. */
@Injectable()
export class ObjectRemovals extends RepeatingService {
  protected readonly schedule = {
    everyMs: SWEEP_MS,
    failure: 'objects not removed, will try again',
  };

  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {
    super();
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.note(keys);
    await this.removeNow(keys);
  }

  async note(
    keys: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.sql`INSERT INTO object_removals (key, due_at)
      SELECT unnest(${keys}::text[]), now() + ${() => OWN_TRY}
      ON CONFLICT (key) DO NOTHING`;
  }

  /** Keeps an object. @throws Error if the sweep has removed it */
  async cancel(key: string, manager: EntityManager): Promise<void> {
    const removed = await changeRows(manager)`DELETE FROM object_removals WHERE key = ${key}`;
    if (removed === 0) throw new Error(`${key} has been removed meanwhile`);
  }

  async removeNow(keys: readonly string[]): Promise<void> {
    try {
      await this.#remove(keys);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.logger.warn({ err: error, objects: keys.length }, this.schedule.failure);
    }
  }

  async run(): Promise<void> {
    for (let keys = await this.#takeDue(); keys.length > 0; keys = await this.#takeDue()) {
      await this.each(keys, (key) => this.#remove([key]));
    }
  }

  async #remove(keys: readonly string[]): Promise<void> {
    await this.store.remove(keys);
    await this.database.sql`DELETE FROM object_removals WHERE key = ANY(${keys})`;
  }

  async #takeDue(): Promise<string[]> {
    return queryColumn(this.database, z.string())`
      UPDATE object_removals SET due_at = now() + ${() => OWN_TRY}
      WHERE key IN (
        SELECT key FROM object_removals WHERE due_at <= now()
        ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING key`;
  }
}
