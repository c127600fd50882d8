import { RENDER_LANES } from '@likeness/contracts/generation/render-lane';
import type { PosesAnnouncement, StylesAnnouncement } from '@likeness/contracts/jobs/results.jobs';
import { sortedTitle } from '@likeness/contracts/generation/style-value';
import { queryColumn, queryNumber, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const styleRow = z.object({
  id: z.string(),
  sort: z.number(),
  title: z.string(),
  description: z.string(),
  previewKey: z.string().nullable(),
  /** Shown beside the title; null for the studio. */
  engineName: z.string().nullable(),
  lane: z.enum(RENDER_LANES),
});
export type StyleRow = Readonly<z.infer<typeof styleRow>>;

const STYLES = `SELECT id, sort, name AS title, description, preview_key AS "previewKey",
  engine_name AS "engineName", lane FROM styles`;

@Injectable()
export class CatalogueRepository extends SqlRepository {
  async styles(): Promise<StyleRow[]> {
    return queryRows(this.database, styleRow)`${() => STYLES} ORDER BY sort, name, id`;
  }

  async hasStyles(): Promise<boolean> {
    return (await queryNumber(this.database)`SELECT count(*)::int FROM styles`) > 0;
  }

  async style(id: string): Promise<StyleRow | undefined> {
    return queryRow(this.database, styleRow)`${() => STYLES} WHERE id = ${id}`;
  }

  /** By id or title, case-insensitive. */
  async named(value: string): Promise<StyleRow[]> {
    return queryRows(this.database, styleRow)`${() => STYLES}
      WHERE id = lower(${value}) OR lower(name) = lower(${value})
      ORDER BY id = lower(${value}) DESC, sort LIMIT 1`;
  }

  async replaceStyles(announcement: StylesAnnouncement): Promise<void> {
    const { engine, engine_name, lane = 'studio', styles } = announcement;
    // No version reads the sorted title since 0.3.0.
    const rows = styles.map((style) => ({
      ...style,
      sorted: sortedTitle(style.sort, style.title),
    }));
    await this.database.transaction(async (manager) => {
      await manager.sql`DELETE FROM styles
        WHERE engine = ${engine} AND id <> ALL(${styles.map(({ id }) => id)})`;
      await manager.sql`INSERT INTO styles (id, engine, sort, name, title, description,
          preview_key, engine_name, lane, usual_seconds)
        SELECT id, ${engine}, sort, title, sorted, description, preview_key,
          ${engine_name ?? null}, ${lane}, usual_seconds
        FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS style (id text, sort smallint,
          title text, sorted text, description text, preview_key text, usual_seconds float8)
        ON CONFLICT (id) DO UPDATE SET engine = excluded.engine, sort = excluded.sort,
          name = excluded.name, title = excluded.title, description = excluded.description,
          preview_key = excluded.preview_key, engine_name = excluded.engine_name,
          lane = excluded.lane, usual_seconds = excluded.usual_seconds`;
    });
  }

  async poses(): Promise<string[]> {
    return queryColumn(this.database, z.string())`SELECT key FROM head_poses ORDER BY key`;
  }

  async posePicture(key: string): Promise<string | undefined> {
    const [picture] = await queryColumn(this.database, z.string())`
      SELECT picture_key FROM head_poses WHERE key = ${key}`;
    return picture;
  }

  async replacePoses({ engine, poses }: PosesAnnouncement): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.sql`DELETE FROM head_poses
        WHERE engine = ${engine} AND key <> ALL(${poses.map(({ key }) => key)})`;
      await manager.sql`INSERT INTO head_poses (key, engine, picture_key)
        SELECT key, ${engine}, picture_key
        FROM jsonb_to_recordset(${JSON.stringify(poses)}) AS pose (key text, picture_key text)
        ON CONFLICT (key) DO UPDATE SET engine = excluded.engine,
          picture_key = excluded.picture_key`;
    });
  }
}
