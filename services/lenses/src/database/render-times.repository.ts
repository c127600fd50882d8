import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf, type RenderTimes } from '../renders/render-estimate.js';
import type { Render } from './render.entity.js';

/** So much of what was known stays at each image: after a few of them a new machine is known. */
const KEPT_SHARE = 0.5;

type KindRow = { readonly kind: string; readonly seconds: number };

/** How long images of each kind take. */
@Injectable()
export class RenderTimesRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes up how long a finished image took. */
  async note(render: Render): Promise<void> {
    const { lane, startedAt, finishedAt } = render;
    if (!startedAt || !finishedAt || finishedAt < startedAt) return;
    await this.database.query(
      `INSERT INTO render_times (lane, kind, seconds) VALUES ($1, $2, $3)
       ON CONFLICT (lane, kind) DO UPDATE SET
         seconds = $4 * render_times.seconds + (1 - $4) * excluded.seconds`,
      [lane, kindOf(render), (finishedAt.getTime() - startedAt.getTime()) / 1_000, KEPT_SHARE],
    );
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

  /** Of the lanes of some renders. */
  async ofLanes(renders: readonly Render[]): Promise<ReadonlyMap<RenderLane, RenderTimes>> {
    const lanes = [...new Set(renders.map(({ lane }) => lane))];
    return new Map(
      await Promise.all(lanes.map(async (lane) => [lane, await this.of(lane)] as const)),
    );
  }
}

function byKind(rows: readonly KindRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}
