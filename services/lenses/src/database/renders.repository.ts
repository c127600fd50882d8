import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderState } from '@likeness/contracts/generation/render-state';
import type { Owner } from '@likeness/contracts/identity/owner';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { Generation } from './generation.entity.js';
import { Render } from './render.entity.js';
import { type Ahead, MOST_PHOTOS } from '../renders/render-estimate.js';
import type { Assigned } from '../renders/render-turn.js';

/** No row has this id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const UNFINISHED: RenderState[] = ['queued', 'rendering'];

/** Images of an hour: yet to be asked for, and accepted, oldest first. */
export type HourlyUse = { readonly reserved: number; readonly acceptedAt: readonly Date[] };
/** How long the images of a begun generation count before they are asked for. */
export const RESERVED_SECONDS = 60;
/** A model pack makes images of one generation together; what they have had is that of the run, once. */
const RUNS = `CASE WHEN min(lane) = 'studio' THEN count(*) ELSE count(DISTINCT generation_id) END`;
/** An `Ahead` for each kind of what a query finds, at work and waiting. */
const AHEAD = `
  coalesce(style_id, 'prompt-' || least(jsonb_array_length(photos), ${MOST_PHOTOS})) AS kind, state = 'rendering' AS "isAtWork", count(*)::int AS count,
  (${RUNS})::int AS runs,
  (coalesce(sum(extract(epoch FROM now() - started_at)), 0) * (${RUNS}) / count(*))::float8 AS elapsed`;
/** Requests of one submit arrive in any order; their images are made in the submit's. */
const PLACE = `renders.priority, generations.created_at, generations.id, image_index`;
const RESERVED = `(
  SELECT coalesce(sum(greatest(0, image_count - (
    SELECT count(*) FROM renders WHERE generation_id = generations.id))), 0)::int
  FROM generations
  WHERE owner_kind = $1 AND owner_id = $2 AND closed_at IS NULL AND credits_each IS NOT NULL
    AND NOT joinable AND created_at > now() - interval '${RESERVED_SECONDS} seconds')`;

@Injectable()
export class RendersRepository {
  constructor(private readonly database: DataSource) {}

  async ofOwner(id: string, owner: Owner): Promise<Render | null> {
    return this.database
      .getRepository(Render)
      .findOneBy({ id, ownerKind: owner.kind, ownerId: owner.id });
  }

  async unfinishedOf(owner: Owner): Promise<Render[]> {
    return this.database.getRepository(Render).find({
      where: { ownerKind: owner.kind, ownerId: owner.id, state: In(UNFINISHED) },
      order: { createdAt: 'ASC', imageIndex: 'ASC' },
    });
  }

  /** The owner's renders of a generation, by image index. */
  async ofGeneration(owner: Owner, generationId: string): Promise<Render[]> {
    return this.database.getRepository(Render).find({
      where: { ownerKind: owner.kind, ownerId: owner.id, generationId },
      order: { imageIndex: 'ASC' },
    });
  }

  async at(manager: EntityManager, generationId: string, index: number): Promise<Render | null> {
    return manager.findOneBy(Render, { generationId, imageIndex: index });
  }

  async insert(manager: EntityManager, render: Omit<Partial<Render>, 'rendered'>): Promise<void> {
    await manager.insert(Render, render);
  }

  /** Unfinished images of an owner, and those that begun generations have yet to ask for. */
  async unfinishedCount(manager: EntityManager, owner: Owner): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT ${RESERVED} + (SELECT count(*)::int FROM renders
         WHERE owner_kind = $1 AND owner_id = $2 AND state IN ('queued', 'rendering')) AS count`,
      [owner.kind, owner.id],
    );
    return row?.count ?? 0;
  }

  /** What an owner has had made in 60 minutes; images that did not come out don't count. */
  async lastHour(owner: Owner, manager: EntityManager = this.database.manager): Promise<HourlyUse> {
    const [row] = await manager.query<{ reserved: number; times: Date[] }[]>(
      `SELECT ${RESERVED} AS reserved, ARRAY(SELECT created_at FROM renders
         WHERE owner_kind = $1 AND owner_id = $2 AND created_at > now() - interval '60 minutes'
           AND (state IN ('queued', 'rendering', 'done')
                OR (state = 'cancelled' AND started_at IS NOT NULL))
         ORDER BY created_at) AS times`,
      [owner.kind, owner.id],
    );
    return { reserved: row?.reserved ?? 0, acceptedAt: row?.times ?? [] };
  }

  /** Runs `work` with the render's row locked; undefined when there is no such render. */
  async locked<T>(
    id: string,
    work: (render: Render, manager: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.database.transaction(async (manager) => {
      const render = await manager.findOne(Render, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      return render ? work(render, manager) : undefined;
    });
  }

  async save(manager: EntityManager, render: Render): Promise<void> {
    await manager.save(render);
  }

  /** Whether a process is bringing the picture to its owner now. */
  async isBeingDelivered(manager: EntityManager, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT FROM renders WHERE id = $1 AND delivering_until > now()`,
      [id],
    );
    return rows.length > 0;
  }

  async refreshed(id: string): Promise<Render | null> {
    return this.database.getRepository(Render).findOneBy({ id });
  }

  /** Waiting renders, soonest first, of all lanes together. */
  async waiting(limit: number): Promise<Render[]> {
    return this.database
      .getRepository(Render)
      .createQueryBuilder('render')
      .innerJoin(Generation, 'generation', 'generation.id = render.generationId')
      .where(`render.state = 'queued'`)
      .orderBy('render.priority')
      .addOrderBy('generation.createdAt')
      .addOrderBy('generation.id')
      .addOrderBy('render.imageIndex')
      .limit(limit)
      .getMany();
  }

  /** What is being made in a lane. */
  async atWork(lane: RenderLane): Promise<Ahead[]> {
    return this.database.query<Ahead[]>(
      `SELECT ${AHEAD} FROM renders WHERE state = 'rendering' AND lane = $1 GROUP BY kind, state`,
      [lane],
    );
  }

  /** Jobs of its lane ahead of one waiting render, in the order of turns. */
  async ahead(render: Render): Promise<Ahead[]> {
    return this.database.query<Ahead[]>(
      `WITH own AS (SELECT ${PLACE} FROM renders JOIN generations ON generations.id = generation_id
                    WHERE renders.id = $1)
       SELECT ${AHEAD}
       FROM renders JOIN generations ON generations.id = generation_id
       WHERE lane = $2 AND (state = 'rendering'
          OR (state = 'queued' AND (${PLACE}) < (SELECT * FROM own)))
       GROUP BY kind, state`,
      [render.id, render.lane],
    );
  }

  /** Jobs of a lane ahead of a newcomer with this turn, but for the one that moves for it. */
  async backlog(
    manager: EntityManager,
    lane: RenderLane,
    { turn, moved }: Assigned,
  ): Promise<Ahead[]> {
    return manager.query<Ahead[]>(
      `SELECT ${AHEAD} FROM renders
       WHERE lane = $1 AND (state = 'rendering'
         OR (state = 'queued' AND priority <= $2 AND $3 NOT IN (id, generation_id)))
       GROUP BY kind, state`,
      [lane, turn, moved?.id ?? NO_ID],
    );
  }

  async overdue(limit: number): Promise<Render[]> {
    return this.database.getRepository(Render).find({
      // What is made is delivered, however late.
      where: {
        state: In(UNFINISHED),
        expiresAt: LessThan(new Date(sharedNow())),
        rendered: IsNull(),
      },
      take: limit,
    });
  }

  /** Unfinished renders of which nothing was heard for some time and that wait for no relay. */
  async silent(forSeconds: number, limit: number): Promise<Render[]> {
    return this.database
      .getRepository(Render)
      .createQueryBuilder('render')
      .where(`render.state IN ('queued', 'rendering')`)
      .andWhere(`render.updatedAt < now() - make_interval(secs => :forSeconds)`, { forSeconds })
      .andWhere(
        `NOT EXISTS (SELECT FROM outbox WHERE outbox.payload ->> 'render_id' = render.id::text)`,
      )
      .orderBy('render.updatedAt')
      .limit(limit)
      .getMany();
  }

  async touch(id: string): Promise<void> {
    await this.database.getRepository(Render).update({ id }, { updatedAt: () => 'now()' });
  }
}
