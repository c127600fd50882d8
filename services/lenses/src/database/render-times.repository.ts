import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderStage } from '@likeness/contracts/http/generation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf, type RenderTimes, secondsOf } from '../renders/render-estimate.js';
import type { Render } from './render.entity.js';

/** The median adapts to a new machine after half of them. */
const RECENT = 5;

/** The studio runs these stages once per photo, so they don't predict the next image. */
const PREPARATION = ['analyse', 'compose', 'matte', 'light'] as const satisfies RenderStage[];

/** The lower median of an even number. */
const MEDIAN = (seconds: string) =>
  `(SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY each) FROM unnest(${seconds}) AS each)`;
/** Rows of an earlier version have no recent times. */
const WITH_NEWEST = `(excluded.recent[1:1] || CASE WHEN known.recent = '{}'
  THEN ARRAY[known.seconds] ELSE known.recent END)[1:${RECENT}]`;

type KindRow = { readonly kind: string; readonly seconds: number };

@Injectable()
export class RenderTimesRepository {
  constructor(private readonly database: DataSource) {}

  /** An image's share of a run, without the photo's preparation. */
  async note(render: Render): Promise<void> {
    const { lane, startedAt, finishedAt } = render;
    if (!startedAt || !finishedAt || finishedAt < startedAt) return;
    const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1_000;
    const own = lane === 'studio' ? seconds - preparationOf(render) : seconds;
    const atOnce = lane === 'studio' ? 1 : await this.#atOnce(render, seconds);
    const kind = kindOf(render);
    const newest = Math.max(0, own) / atOnce;
    const times = await this.of(lane);
    // The first image of a kind may be slow, so the engine's usual time counts too.
    const first = times.usual.has(kind) ? [newest, secondsOf(kind, times)] : [newest];
    await this.database.query(
      `INSERT INTO render_times AS known (lane, kind, seconds, recent)
       VALUES ($1, $2, ${MEDIAN('$3::float8[]')}, $3)
       ON CONFLICT (lane, kind) DO UPDATE SET
         recent = ${WITH_NEWEST}, seconds = ${MEDIAN(WITH_NEWEST)}`,
      [lane, kind, first],
    );
  }

  /** Mean number of concurrent images of the generation, including this one. */
  async #atOnce({ id, generationId, lane, startedAt, finishedAt }: Render, seconds: number) {
    const [{ beside }] = await this.database.query<[{ beside: number }]>(
      `SELECT coalesce(sum(extract(epoch FROM
         least(coalesce(finished_at, $4), $4) - greatest(started_at, $3))), 0)::float8 AS beside
       FROM renders
       WHERE generation_id = $1 AND lane = $2 AND id <> $5
         AND started_at < $4 AND coalesce(finished_at, $4) > $3`,
      [generationId, lane, startedAt, finishedAt, id],
    );
    return seconds > 0 ? 1 + beside / seconds : 1;
  }

  async of(lane: RenderLane, manager: EntityManager = this.database.manager): Promise<RenderTimes> {
    const measured = await manager.query<KindRow[]>(
      `SELECT kind, seconds FROM render_times WHERE lane = $1`,
      [lane],
    );
    const usual = await manager.query<KindRow[]>(
      `SELECT id AS kind, usual_seconds AS seconds FROM styles WHERE usual_seconds IS NOT NULL`,
    );
    return { measured: byKind(measured), usual: byKind(usual) };
  }

  async ofLanes(renders: readonly Render[]): Promise<ReadonlyMap<RenderLane, RenderTimes>> {
    const lanes = [...new Set(renders.map(({ lane }) => lane))];
    return new Map(
      await Promise.all(lanes.map(async (lane) => [lane, await this.of(lane)] as const)),
    );
  }
}

/** Without a style, these stages run for each image. */
function preparationOf({ rendered, styleId }: Render): number {
  if (styleId === null) return 0;
  const timings = rendered?.record.timings ?? {};
  return PREPARATION.reduce((sum, stage) => sum + (timings[stage] ?? 0), 0) / 1_000;
}

function byKind(rows: readonly KindRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}
