import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import { KeyedMutex } from '@likeness/service-kit/database/keyed-mutex';
import { changeRows, queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Generation, IS_UNFINISHED } from './lenses.entities.js';

const joinedSchema = z.object({ id: z.string(), seed: z.int(), imageCount: z.int() });
export type Joined = Readonly<z.infer<typeof joinedSchema>>;

/** A render that counts against an allowance. */
export const IS_COUNTED = `(state IN ('queued', 'rendering', 'done')
  OR (state = 'cancelled' AND started_at IS NOT NULL))`;

const IN_LAST_DAY = `created_at > now() - interval '24 hours' AND released_at IS NULL
  ORDER BY created_at`;
const JOIN_WINDOW_SECONDS = 10;

@Injectable()
export class GenerationsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Serializes orders of an owner and of an address, if not null. Waits without a connection;
   * advisory locks separate processes. @throws AppError SERVICE_BUSY
   */
  async exclusively<T>(
    owner: Owner,
    addressHash: string | null,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const keys = [`owner ${ownerKey(owner)}`];
    if (addressHash !== null) keys.push(`address ${addressHash}`);
    return this.mutex.run(keys, () =>
      this.database.transaction(async (manager) => {
        for (const key of keys) {
          await manager.sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
        }
        return work(manager);
      }),
    );
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Generation>> {
    const found = await this.database.getRepository(Generation).findBy({ id: In([...ids]) });
    return new Map(found.map((generation) => [generation.id, generation]));
  }

  async locked(manager: EntityManager, id: string): Promise<Generation | null> {
    return manager.findOne(Generation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async find(id: string, manager = this.database.manager): Promise<Generation | null> {
    return manager.findOneBy(Generation, { id });
  }

  /** Joins a recent identical generation without an id. @returns undefined if none has room */
  async extend(
    manager: EntityManager,
    owner: Owner,
    formHash: string,
    maxImages: number,
  ): Promise<Joined | undefined> {
    return queryRow(manager, joinedSchema)`UPDATE generations SET image_count = image_count + 1
      WHERE released_at IS NULL AND image_count < ${maxImages} AND id = (
        SELECT id FROM generations
        WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND joinable
          AND form_hash = ${formHash}
          AND created_at > now() - make_interval(secs => ${JOIN_WINDOW_SECONDS})
        ORDER BY created_at DESC LIMIT 1)
      RETURNING id, seed, image_count AS "imageCount"`;
  }

  /** Times of the generations of the last 24 hours, without released ones, oldest first. */
  async lastDayOf(owner: Owner, manager: EntityManager = this.database.manager): Promise<Date[]> {
    return queryColumn(manager, z.date())`SELECT created_at FROM generations
      WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND ${() => IN_LAST_DAY}`;
  }

  async lastDayAt(addressHash: string, manager: EntityManager): Promise<Date[]> {
    return queryColumn(manager, z.date())`SELECT created_at FROM generations
      WHERE owner_kind = 'visitor' AND address_hash = ${addressHash} AND ${() => IN_LAST_DAY}`;
  }

  async insert(manager: EntityManager, generation: Generation): Promise<Generation> {
    return manager.save(manager.create(Generation, generation));
  }

  /** Canceled renders that a worker had begun are used. */
  async releaseIfUnused(manager: EntityManager, id: string): Promise<void> {
    // Locks the row; the next statement sees images that a concurrent call added.
    await this.locked(manager, id);
    await manager.sql`UPDATE generations SET released_at = now()
      WHERE id = ${id} AND released_at IS NULL AND NOT EXISTS (
        SELECT FROM renders
        WHERE generation_id = ${id} AND ${() => IS_COUNTED})`;
  }

  /** @returns how many generations were deleted */
  async removeOld(days: number, limit: number): Promise<number> {
    return changeRows(this.database)`WITH old AS MATERIALIZED (
        SELECT id FROM generations
        WHERE created_at < now() - make_interval(days => ${days}) AND NOT EXISTS (
          SELECT FROM renders
          WHERE generation_id = generations.id AND ${() => IS_UNFINISHED})
        ORDER BY created_at LIMIT ${limit}
      ), removed AS (
        DELETE FROM renders WHERE generation_id IN (SELECT id FROM old)
      ) DELETE FROM generations WHERE id IN (SELECT id FROM old)`;
  }
}
