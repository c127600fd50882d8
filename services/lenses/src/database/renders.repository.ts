import type { RenderState } from '@likeness/contracts/generation/render-state';
import type { Owner } from '@likeness/contracts/identity/owner';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { queryColumn, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, type Repository } from 'typeorm';
import { z } from 'zod';
import { IS_COUNTED } from './generations.repository.js';
import { IS_UNFINISHED, Render } from './lenses.entities.js';

/** @returns changed fields; undefined to leave the row */
type Change = (render: Render, now: Date) => Partial<Render> | undefined;

const leftoverSchema = z.object({ id: z.string(), leases: z.int() });

const UNFINISHED: RenderState[] = ['queued', 'rendering'];

@Injectable()
export class RendersRepository extends SqlRepository {
  get #all(): Repository<Render> {
    return this.database.getRepository(Render);
  }

  async ofOwner(id: string, owner: Owner): Promise<Render | null> {
    return this.#all.findOneBy({ id, owner });
  }

  async unfinishedOf(owner: Owner): Promise<Render[]> {
    return this.#all.find({
      where: { owner, state: In(UNFINISHED) },
      order: { createdAt: 'ASC', imageIndex: 'ASC' },
    });
  }

  async ofGeneration(owner: Owner, generationId: string): Promise<Render[]> {
    return this.#all.find({ where: { owner, generationId }, order: { imageIndex: 'ASC' } });
  }

  async at(manager: EntityManager, generationId: string, index: number): Promise<Render | null> {
    return manager.findOneBy(Render, { generationId, imageIndex: index });
  }

  async unfinishedCount(
    manager: EntityManager,
    of: { readonly owner: Owner } | { readonly addressHash: string },
  ): Promise<number> {
    return manager.countBy(Render, { ...of, state: In(UNFINISHED) });
  }

  /** Acceptance times of the owner's images in the last 60 minutes, without failed ones. */
  async lastHour(owner: Owner, manager: EntityManager = this.database.manager): Promise<Date[]> {
    return queryColumn(manager, z.date())`SELECT created_at FROM renders
      WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND created_at > now() - interval '60 minutes'
        AND ${() => IS_COUNTED}
      ORDER BY created_at`;
  }

  /**
   * Locks the row. @param effect runs in the same transaction, after the change
   * @returns the changed render; undefined if there is none or nothing changes
   */
  async apply(
    id: string,
    changeOf: Change,
    effect?: (render: Render, manager: EntityManager) => Promise<void>,
  ): Promise<Render | undefined> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const render = await manager.findOne(Render, { where: { id }, lock });
      const change = render && changeOf(render, new Date(sharedNow()));
      if (!render || !change) return undefined;
      await manager.save(Object.assign(render, change));
      await effect?.(render, manager);
      return render;
    });
  }

  async releaseLease({ id, deliveringUntil }: Render): Promise<void> {
    await this.database.sql`UPDATE renders SET delivering_until = NULL WHERE id = ${id}
      AND delivering_until = ${deliveringUntil}`;
  }

  async find(id: string): Promise<Render | null> {
    return this.#all.findOneBy({ id });
  }

  async overdue(limit: number): Promise<Render[]> {
    return this.#all.find({
      // A stored image is delivered, however late.
      where: {
        state: In(UNFINISHED),
        expiresAt: LessThan(new Date(sharedNow())),
        rendered: IsNull(),
      },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
  }

  /** Unfinished renders without recent changes and without a job in the outbox. */
  async silent(forSeconds: number, limit: number): Promise<Render[]> {
    return this.#all
      .createQueryBuilder('render')
      .where(`render.${IS_UNFINISHED}`)
      .andWhere(`render.updatedAt < now() - make_interval(secs => :forSeconds)`, { forSeconds })
      .andWhere(
        `NOT EXISTS (SELECT FROM outbox WHERE outbox.payload ->> 'render_id' = render.id::text)`,
      )
      .orderBy('render.updatedAt')
      .limit(limit)
      .getMany();
  }

  async markCharged(id: string): Promise<void> {
    await this.#all.update({ id }, { rendered: () => `rendered || '{"is_charged": true}'` });
  }

  async touch(id: string): Promise<void> {
    await this.#all.update({ id }, { updatedAt: () => 'now()' });
  }

  /** Ended renders with possibly unreported files. */
  async withLeftovers(
    endedForSeconds: number,
    limit: number,
  ): Promise<Pick<Render, 'id' | 'leases'>[]> {
    return queryRows(this.database, leftoverSchema)`SELECT id, claims AS leases FROM renders
      WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
        AND started_at IS NOT NULL AND (state <> 'done' OR claims > 1)
        AND finished_at < now() - make_interval(secs => ${endedForSeconds})
      ORDER BY finished_at LIMIT ${limit}`;
  }

  async markDiscarded(ids: readonly string[]): Promise<void> {
    await this.database.sql`
      UPDATE renders SET leftovers_discarded_at = now() WHERE id = ANY(${ids})`;
  }
}
