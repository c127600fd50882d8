import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { type Owner, ownerKey, ownerSchema } from '@likeness/contracts/identity/owner';
import type { TurnRange } from '@likeness/queue/turns';
import { queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { IS_UNFINISHED, KIND_COLUMN, Render } from './lenses.entities.js';

const progressSchema = z.object({
  lastBegun: z.int().nullable(),
  firstWaiting: z.int().nullable(),
  isBusy: z.boolean(),
});
/** Begun turns of the last minutes, and waiting turns. */
export type Progress = Readonly<z.infer<typeof progressSchema>>;

/** One turn: an image, or a generation in a model's lane. */
const takenSchema = z.object({
  id: z.string(),
  owner: ownerSchema.transform(ownerKey),
  priority: z.int(),
  /** From the newcomer's address. */
  isHere: z.boolean(),
  isUnfinished: z.boolean(),
});
export type Taken = Readonly<z.infer<typeof takenSchema>>;

const aheadSchema = z.object({
  /** Same duration: a style, or a prompt with a number of photos. */
  kind: z.string(),
  isAtWork: z.boolean(),
  count: z.int(),
  /** Images, or batches of a model. */
  runs: z.int(),
  /** Elapsed seconds of all current runs. */
  elapsed: z.number(),
});
export type Ahead = Readonly<z.infer<typeof aheadSchema>>;

/** A model renders the images of a generation as a batch, in one turn. */
const TURN_OWNER = `CASE WHEN lane = 'studio' THEN id ELSE generation_id END`;
/** A render's deadline: waiting renders share no turn with earlier starts. */
const BEGAN_LATELY = `started_at > now() - interval '15 minutes'`;

/** A batch of a model pack counts as one run. */
const RUNS = `CASE WHEN min(lane) = 'studio' THEN count(*) ELSE count(DISTINCT generation_id) END`;
const WORK_AHEAD_COLUMNS = `
  ${KIND_COLUMN} AS kind, state = 'rendering' AS "isAtWork", count(*)::int AS count,
  (${RUNS})::int AS runs,
  (coalesce(sum(extract(epoch FROM now() - started_at)), 0) * (${RUNS}) / count(*))::float8 AS elapsed`;
/** BullMQ serves equal priorities in the order of arrival. */
const QUEUE_ORDER = `priority, created_at, generation_id, image_index`;

@Injectable()
export class RenderQueueRepository extends SqlRepository {
  async progress(
    manager: EntityManager,
    lane: RenderLane,
    { first, last }: TurnRange,
  ): Promise<Progress> {
    const row = await queryRow(manager, progressSchema)`
      SELECT max(priority) FILTER (WHERE ${() => BEGAN_LATELY}) AS "lastBegun",
        min(priority) FILTER (WHERE state = 'queued') AS "firstWaiting",
        coalesce(bool_or(${() => IS_UNFINISHED}), false) AS "isBusy"
      FROM renders WHERE lane = ${lane} AND priority BETWEEN ${first} AND ${last}
        AND (${() => IS_UNFINISHED} OR ${() => BEGAN_LATELY})`;
    return row ?? { lastBegun: null, firstWaiting: null, isBusy: false };
  }

  /** Unfinished work and that of the last minutes, by owner and address (if not null). */
  async taken(
    manager: EntityManager,
    lane: RenderLane,
    { first, last }: TurnRange,
    by: { readonly owner: Owner; readonly addressHash: string | null },
  ): Promise<Taken[]> {
    return queryRows(manager, takenSchema)`
      SELECT ${() => TURN_OWNER} AS id,
        json_build_object('kind', owner_kind, 'id', owner_id) AS owner, max(priority) AS priority,
        coalesce(bool_or(address_hash = ${by.addressHash}), false) AS "isHere",
        bool_or(${() => IS_UNFINISHED}) AS "isUnfinished"
      FROM renders
      WHERE lane = ${lane} AND priority BETWEEN ${first} AND ${last}
        AND (${() => IS_UNFINISHED} OR ${() => BEGAN_LATELY})
        AND ((owner_kind = ${by.owner.kind} AND owner_id = ${by.owner.id})
          OR address_hash = ${by.addressHash})
      GROUP BY ${() => TURN_OWNER}, owner_kind, owner_id`;
  }

  async waiting(limit: number): Promise<Render[]> {
    return this.database.manager.find(Render, {
      where: { state: 'queued' },
      order: { priority: 'ASC', createdAt: 'ASC', generationId: 'ASC', imageIndex: 'ASC' },
      take: limit,
    });
  }

  async atWork(lane: RenderLane): Promise<Ahead[]> {
    return queryRows(this.database, aheadSchema)`
      SELECT ${() => WORK_AHEAD_COLUMNS} FROM renders WHERE state = 'rendering' AND lane = ${lane}
      GROUP BY kind, state`;
  }

  async ahead(render: Render): Promise<Ahead[]> {
    return queryRows(this.database, aheadSchema)`SELECT ${() => WORK_AHEAD_COLUMNS} FROM renders
      WHERE lane = ${render.lane} AND (state = 'rendering' OR (state = 'queued'
        AND (${() => QUEUE_ORDER}) < (SELECT ${() => QUEUE_ORDER} FROM renders
          WHERE id = ${render.id})))
      GROUP BY kind, state`;
  }

  /** Renders of a lane ahead of a newcomer. */
  async backlog(manager: EntityManager, lane: RenderLane, priority: number): Promise<Ahead[]> {
    return queryRows(manager, aheadSchema)`SELECT ${() => WORK_AHEAD_COLUMNS} FROM renders
      WHERE lane = ${lane} AND (state = 'rendering'
        OR (state = 'queued' AND priority <= ${priority}))
      GROUP BY kind, state`;
  }
}
