import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { Owner } from '@likeness/contracts/identity/owner';
import { ownerKey } from '@likeness/contracts/identity/owner';
import { KeyedMutex } from '@likeness/service-kit/database/keyed-mutex';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Generation } from './generation.entity.js';
import type { Render } from './render.entity.js';

/** Both figures are of the last 24 hours and leave out what was given back. */
export type AllowanceUse = { readonly used: number; readonly oldestAt: Date | null };

/** Credits may be held for images that nobody has asked for yet. */
export const HAS_OPEN_HOLDS = `closed_at IS NULL AND credits_each IS DISTINCT FROM 0`;

type NewGeneration = Omit<Generation, 'createdAt' | 'releasedAt' | 'closedAt'>;

const JOIN_WINDOW_SECONDS = 10;

@Injectable()
export class GenerationsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Begins a transaction in which no other submit is counted of this owner nor of this address, unless it is
   * null. The turn is waited for without a connection; the locks keep processes apart.
   * @throws AppError SERVICE_BUSY
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
          await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [key]);
        }
        return work(manager);
      }),
    );
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Generation>> {
    const found = await this.database.getRepository(Generation).findBy({ id: In([...ids]) });
    return new Map(found.map((generation) => [generation.id, generation]));
  }

  /** The generation that a render's row refers to. */
  async of(manager: EntityManager, render: Render): Promise<Generation> {
    return manager.findOneByOrFail(Generation, { id: render.generationId });
  }

  /** The generation with its row locked until the transaction ends. */
  async byId(manager: EntityManager, id: string): Promise<Generation | null> {
    return manager.findOne(Generation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Runs `work` with the generation's row locked; undefined when there is no such generation. */
  async locked<T>(
    id: string,
    work: (generation: Generation, manager: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.database.transaction(async (manager) => {
      const generation = await this.byId(manager, id);
      return generation ? work(generation, manager) : undefined;
    });
  }

  /** Generations begun longer ago than that whose holds nobody has looked after yet. */
  async openFor(seconds: number, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM generations
       WHERE ${HAS_OPEN_HOLDS} AND created_at < now() - make_interval(secs => $1)
       ORDER BY created_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Indices of the images that were asked for. */
  async takenIndices(manager: EntityManager, id: string): Promise<Set<number>> {
    const rows = await manager.query<{ image_index: number }[]>(
      `SELECT image_index FROM renders WHERE generation_id = $1`,
      [id],
    );
    return new Set(rows.map((row) => row.image_index));
  }

  async close(manager: EntityManager, id: string): Promise<void> {
    await manager.update(Generation, { id }, { closedAt: () => 'now()' });
  }

  async setTerms(manager: EntityManager, id: string, terms: GenerationTerms): Promise<void> {
    await manager.update(Generation, { id }, terms);
  }

  /** Forgets a generation of which nothing was decided. */
  async removeUndecided(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `DELETE FROM generations WHERE id = $1 AND credits_each IS NULL AND closed_at IS NULL`,
      [id],
    );
  }

  /** The owner's equal generation begun moments ago that still has room, if any. */
  async joinable(
    manager: EntityManager,
    owner: Owner,
    formHash: string,
    room: number,
  ): Promise<{ generation: Generation; taken: number } | undefined> {
    const generation = await manager
      .createQueryBuilder(Generation, 'generation')
      .where('generation.ownerKind = :kind AND generation.ownerId = :id', owner)
      .andWhere('generation.joinable AND generation.formHash = :formHash', { formHash })
      .andWhere(`generation.createdAt > now() - make_interval(secs => ${JOIN_WINDOW_SECONDS})`)
      .orderBy('generation.createdAt', 'DESC')
      .getOne();
    if (!generation) return undefined;
    const taken = await this.countRenders(manager, generation.id);
    return taken < room ? { generation, taken } : undefined;
  }

  async countRenders(manager: EntityManager, id: string): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM renders WHERE generation_id = $1`,
      [id],
    );
    return row?.count ?? 0;
  }

  async useOf(owner: Owner, manager: EntityManager = this.database.manager): Promise<AllowanceUse> {
    return this.#use(manager, `owner_kind = $1 AND owner_id = $2`, [owner.kind, owner.id]);
  }

  async useAt(addressHash: string, manager: EntityManager): Promise<AllowanceUse> {
    return this.#use(manager, `owner_kind = 'visitor' AND address_hash = $1`, [addressHash]);
  }

  async insert(manager: EntityManager, generation: NewGeneration): Promise<Generation> {
    return manager.save(manager.create(Generation, generation));
  }

  async setImageCount(manager: EntityManager, id: string, imageCount: number): Promise<void> {
    await manager.update(Generation, { id }, { imageCount });
  }

  /** Counts the generation again, for an image that follows after the others had failed. */
  async unrelease(manager: EntityManager, id: string): Promise<void> {
    await manager.update(Generation, { id }, { releasedAt: null });
  }

  /** Gives the allowance back when no image came out and none is under way. */
  async releaseIfNothingCameOut(manager: EntityManager, id: string): Promise<void> {
    // An image that is being placed holds the row; the next statement sees whether it came.
    await this.byId(manager, id);
    await manager.query(
      `UPDATE generations SET released_at = now()
       WHERE id = $1 AND released_at IS NULL AND NOT EXISTS (
         SELECT FROM renders
         WHERE generation_id = $1 AND state IN ('queued', 'rendering', 'done'))`,
      [id],
    );
  }

  async #use(manager: EntityManager, where: string, values: unknown[]): Promise<AllowanceUse> {
    const [row] = await manager.query<{ used: number; oldest_at: Date | null }[]>(
      `SELECT count(*)::int AS used, min(created_at) AS oldest_at FROM generations
       WHERE ${where} AND created_at > now() - interval '24 hours' AND released_at IS NULL`,
      values,
    );
    return { used: row?.used ?? 0, oldestAt: row?.oldest_at ?? null };
  }
}
