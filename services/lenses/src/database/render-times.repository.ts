import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { queryNumber, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Render } from './lenses.entities.js';

/** The median adapts to a new machine after half of them. */
const RECENT = 5;

/** The lower median of an even number. */
const MEDIAN = (seconds: string) =>
  `(SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY each) FROM unnest(${seconds}) AS each)`;
/** Rows of an earlier version have no recent times. */
const WITH_NEWEST = `(excluded.recent[1:1] || CASE WHEN known.recent = '{}'
  THEN ARRAY[known.seconds] ELSE known.recent END)[1:${RECENT}]`;

const kindSchema = z.object({ kind: z.string(), seconds: z.number() });

export type RenderTimes = {
  readonly measured: ReadonlyMap<string, number>;
  /** Seconds by kind on the engine author's machine. */
  readonly usual: ReadonlyMap<string, number>;
};

@Injectable()
export class RenderTimesRepository extends SqlRepository {
  /** @param seconds the newest first */
  async add(lane: RenderLane, kind: string, seconds: readonly number[]): Promise<void> {
    await this.database.sql`INSERT INTO render_times AS known (lane, kind, seconds, recent)
      SELECT ${lane}, ${kind}, ${() => MEDIAN('newest')}, newest
      FROM (SELECT ${seconds}::float8[] AS newest) AS given
      ON CONFLICT (lane, kind) DO UPDATE SET
        recent = ${() => WITH_NEWEST}, seconds = ${() => MEDIAN(WITH_NEWEST)}`;
  }

  /** Seconds that other images of the generation ran meanwhile, added up. */
  async secondsBeside({ id, generationId, lane, startedAt, finishedAt }: Render): Promise<number> {
    return queryNumber(this.database)`SELECT coalesce(sum(extract(epoch FROM
        least(coalesce(finished_at, ${finishedAt}), ${finishedAt})
          - greatest(started_at, ${startedAt}))), 0)::float8 AS beside
      FROM renders
      WHERE generation_id = ${generationId} AND lane = ${lane} AND id <> ${id}
        AND started_at < ${finishedAt} AND coalesce(finished_at, ${finishedAt}) > ${startedAt}`;
  }

  async of(lane: RenderLane, manager: EntityManager = this.database.manager): Promise<RenderTimes> {
    const measured = await queryRows(manager, kindSchema)`
      SELECT kind, seconds FROM render_times WHERE lane = ${lane}`;
    const usual = await queryRows(manager, kindSchema)`
      SELECT id AS kind, usual_seconds AS seconds FROM styles WHERE usual_seconds IS NOT NULL`;
    return { measured: byKind(measured), usual: byKind(usual) };
  }

  async ofLanes(renders: readonly Render[]): Promise<ReadonlyMap<RenderLane, RenderTimes>> {
    const lanes = [...new Set(renders.map(({ lane }) => lane))];
    return new Map(
      await Promise.all(lanes.map(async (lane) => [lane, await this.of(lane)] as const)),
    );
  }
}

function byKind(rows: readonly z.infer<typeof kindSchema>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}
