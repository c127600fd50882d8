import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderState } from '@likeness/contracts/generation/render-state';
import type { Owner } from '@likeness/contracts/identity/owner';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { Generation } from './generation.entity.js';
import { Render } from './render.entity.js';
import { type Ahead, MOST_PHOTOS } from '../renders/render-estimate.js';
import { type RenderEvent, transition } from '../renders/render-transitions.js';
import type { Assigned } from '../renders/render-turn.js';

/** No row has this id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const UNFINISHED: RenderState[] = ['queued', 'rendering'];

type NewRow = Omit<Partial<Render>, 'rendered'>;

/** A model pack makes images of one generation in one run, whose time counts once. */
const RUNS = `CASE WHEN min(lane) = 'studio' THEN count(*) ELSE count(DISTINCT generation_id) END`;
/** An `Ahead` for each kind and state. */
const AHEAD = `
  coalesce(style_id, 'prompt-' || least(jsonb_array_length(photos), ${MOST_PHOTOS})) AS kind, state = 'rendering' AS "isAtWork", count(*)::int AS count,
  (${RUNS})::int AS runs,
  (coalesce(sum(extract(epoch FROM now() - started_at)), 0) * (${RUNS}) / count(*))::float8 AS elapsed`;
/** The order of the queue. */
const PLACE = `renders.priority, generations.created_at, generations.id, image_index`;

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

  /** The renders of a generation, by image index. */
  async idsOf(generationId: string): Promise<string[]> {
    const found = await this.database
      .getRepository(Render)
      .find({ where: { generationId }, select: { id: true }, order: { imageIndex: 'ASC' } });
    return found.map(({ id }) => id);
  }

  async insert(manager: EntityManager, renders: readonly NewRow[]): Promise<void> {
    await manager.insert(Render, [...renders]);
  }

  async unfinishedCount(manager: EntityManager, owner: Owner): Promise<number> {
    return manager.countBy(Render, {
      ownerKind: owner.kind,
      ownerId: owner.id,
      state: In(UNFINISHED),
    });
  }

  /** When the owner's images of the last 60 minutes were accepted; images that failed don't count. */
  async lastHour(owner: Owner, manager: EntityManager = this.database.manager): Promise<Date[]> {
    const rows = await manager.query<{ created_at: Date }[]>(
      `SELECT created_at FROM renders
       WHERE owner_kind = $1 AND owner_id = $2 AND created_at > now() - interval '60 minutes'
         AND (state IN ('queued', 'rendering', 'done')
              OR (state = 'cancelled' AND started_at IS NOT NULL))
       ORDER BY created_at`,
      [owner.kind, owner.id],
    );
    return rows.map((row) => row.created_at);
  }

  /**
   * Applies an event to a render while its row is locked.
   * @param effect runs in the same transaction, after the change
   * @returns the render as changed; undefined if there is none or the transition is not allowed
   */
  async apply(
    id: string,
    event: RenderEvent,
    effect?: (render: Render, manager: EntityManager) => Promise<void>,
  ): Promise<Render | undefined> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const render = await manager.findOne(Render, { where: { id }, lock });
      const change = render && transition(render, event, new Date(sharedNow()));
      if (!render || !change) return undefined;
      await this.save(manager, Object.assign(render, change));
      await effect?.(render, manager);
      return render;
    });
  }

  async save(manager: EntityManager, render: Render): Promise<void> {
    await manager.save(render);
  }

  /** Lets another process deliver, unless one does already. */
  async releaseLease({ id, deliveringUntil }: Render): Promise<void> {
    await this.database.query(
      `UPDATE renders SET delivering_until = NULL WHERE id = $1 AND delivering_until = $2`,
      [id, deliveringUntil],
    );
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

  async atWork(lane: RenderLane): Promise<Ahead[]> {
    return this.database.query<Ahead[]>(
      `SELECT ${AHEAD} FROM renders WHERE state = 'rendering' AND lane = $1 GROUP BY kind, state`,
      [lane],
    );
  }

  /** Renders of the lane ahead of a waiting one. */
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

  /** Renders of a lane ahead of a newcomer with this turn, except the one that moves for it. */
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
      // A stored image is delivered, however late.
      where: {
        state: In(UNFINISHED),
        expiresAt: LessThan(new Date(sharedNow())),
        rendered: IsNull(),
      },
      take: limit,
    });
  }

  /** Unfinished renders that have not changed for a while and have no job in the outbox. */
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
