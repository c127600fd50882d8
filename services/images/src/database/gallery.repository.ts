import { COUNTED_AT_MOST, type imageListQuerySchema } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { z } from 'zod';
import { queryRow, queryRows, queryText } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { StoredImage } from './image.entity.js';

export type ListFilter = Pick<
  z.infer<typeof imageListQuerySchema>,
  'origin' | 'reaction' | 'sort' | 'tool' | 'style'
>;

const KINDS = { ai_generated: 'portrait', user_provided: 'upload' } as const;

const LISTED = `owner_kind = $1 AND owner_id = $2 AND state = 'kept'
  AND (expires_at IS NULL OR expires_at > now())`;

/** Goes with `valuesOf`: `$3` is the tool, `$4` the style. */
function conditionOf({ origin, reaction, tool, style }: ListFilter): string {
  return [
    ...(origin === 'both' ? [] : [`AND kind = '${KINDS[origin]}'`]),
    ...(reaction === 'all' ? [] : [`AND reaction = '${reaction}'`]),
    tool === undefined ? 'AND $3::text IS NULL' : 'AND creation_method_name = $3',
    style === undefined ? 'AND $4::text IS NULL' : 'AND style = $4',
  ].join(' ');
}

function valuesOf(owner: Owner, { tool, style }: ListFilter): (string | null)[] {
  return [owner.kind, owner.id, tool ?? null, style ?? null];
}

const imageCount = z.object({
  kind: z.enum(['upload', 'portrait']),
  reaction: z.enum(['like', 'dislike', 'none']),
  tool: z.string(),
  style: z.string(),
  n: z.number(),
});
const expiringRow = z.object({ count: z.number(), first_at: z.date().nullable() });
const sampleRow = z.object({ seen: z.number(), hits: z.number() });
const idRow = z.object({ id: z.string() });
const positionRow = z.object({ position: z.number().nullable() });

export type ImageCount = z.infer<typeof imageCount>;
export type Expiring = { readonly count: number; readonly first_at: Date };

/** Sample size that estimates how many images match a search. */
const SAMPLE = 2_000;
/** From this many hits on, a scan in list order is faster than the index. */
const MANY_OF_SAMPLE = SAMPLE / 20;
const RESERVE = 1.5;

@Injectable()
export class GalleryRepository extends SqlRepository {
  async snapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', work);
  }

  /** Maintained counters minus expired images that await the sweep. */
  async counts(manager: EntityManager, owner: Owner): Promise<ImageCount[]> {
    return queryRows(manager, imageCount)`
      SELECT kind, reaction, tool, style, sum(n)::int AS n FROM (
        SELECT kind, reaction, tool, style, n FROM image_counts
        WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        UNION ALL
        SELECT kind, coalesce(reaction, 'none'), coalesce(creation_method_name, ''),
          coalesce(style, ''), -count(*) FROM images
        WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND state = 'kept'
          AND expires_at <= now()
        GROUP BY 1, 2, 3, 4
      ) AS counts GROUP BY 1, 2, 3, 4 HAVING sum(n) > 0`;
  }

  async expiring(manager: EntityManager, owner: Owner, days: number): Promise<Expiring | null> {
    const row = await queryRow(manager, expiringRow)`
      SELECT count(*)::int AS count, min(expires_at) AS first_at FROM (
      SELECT expires_at FROM images WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND state = 'kept'
        AND expires_at > now() AND expires_at <= now() + make_interval(days => ${days})
      ORDER BY expires_at LIMIT ${COUNTED_AT_MOST}) AS soon`;
    return row?.first_at ? { count: row.count, first_at: row.first_at } : null;
  }

  /** @param total size of the filtered list; offsets past the middle are read from the end */
  async slice(
    manager: EntityManager,
    owner: Owner,
    filter: ListFilter,
    { offset, limit, total }: { offset: number; limit: number; total: number },
  ): Promise<StoredImage[]> {
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    const behind = total - offset - length;
    const turned = behind < offset;
    const order = (filter.sort === 'desc') === turned ? 'ASC' : 'DESC';
    const skipped = turned ? behind : offset;
    const ids = await idsOf(
      manager,
      `SELECT id FROM images WHERE ${LISTED} ${conditionOf(filter)}
       ORDER BY created_at ${order}, id ${order} OFFSET $5 LIMIT $6`,
      [...valuesOf(owner, filter), skipped, length],
    );
    return this.inOrder(manager, turned ? ids.toReversed() : ids);
  }

  /** @param search a tsquery limited to this owner's words */
  async found(
    manager: EntityManager,
    owner: Owner,
    filter: ListFilter,
    { search, limit }: { search: string; limit: number },
  ): Promise<string[]> {
    const order = filter.sort === 'desc' ? 'DESC' : 'ASC';
    const listed = `FROM images WHERE ${LISTED} ${conditionOf(filter)}`;
    const ordered = `ORDER BY created_at ${order}, id ${order}`;
    const values = [...valuesOf(owner, filter), search];
    const sample = await queryText(
      manager,
      sampleRow,
      `SELECT count(*)::int AS seen, (count(*) FILTER (WHERE search @@ $5::tsquery))::int AS hits
       FROM (SELECT search ${listed} ${ordered} LIMIT ${SAMPLE}) AS first`,
      values,
    );
    const [{ seen, hits } = { seen: 0, hits: 0 }] = sample;
    const first = `${ordered} LIMIT $6`;
    const ids = (sql: string, ...more: number[]) =>
      idsOf(manager, sql, [...values, limit, ...more]);
    const walk = `SELECT id FROM (
      SELECT id, created_at, search ${listed} ${ordered} LIMIT $7) AS first
      WHERE search @@ $5::tsquery ${first}`;
    if (seen < SAMPLE) return ids(walk, SAMPLE);
    // Postgres can't estimate the selectivity, and each plan is slow where the other is fast.
    if (hits >= MANY_OF_SAMPLE) {
      const found = await ids(walk, Math.ceil((limit / hits) * SAMPLE * RESERVE));
      if (found.length === limit) return found;
    }
    return ids(`SELECT id FROM (
      SELECT id, created_at ${listed} AND search @@ $5::tsquery OFFSET 0) AS rare ${first}`);
  }

  /** Number of images before this one; undefined if the filter excludes it. */
  async position(
    manager: EntityManager,
    owner: Owner,
    filter: ListFilter,
    id: string,
  ): Promise<number | undefined> {
    const condition = conditionOf(filter);
    const before = filter.sort === 'desc' ? '>' : '<';
    const [row] = await queryText(
      manager,
      positionRow,
      `SELECT (
        SELECT count(*)::int FROM images WHERE ${LISTED} ${condition}
          AND (created_at, id) ${before} (anchor.created_at, anchor.id)) AS position
      FROM images AS anchor WHERE anchor.id = (
        SELECT id FROM images WHERE ${LISTED} ${condition} AND id = $5)`,
      [...valuesOf(owner, filter), id],
    );
    return row?.position ?? undefined;
  }

  async withFace(owner: Owner, limit: number): Promise<StoredImage[]> {
    const { manager } = this.database;
    const ids = await idsOf(
      manager,
      `SELECT id FROM images WHERE ${LISTED} AND face <> 'none'
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [owner.kind, owner.id, limit],
    );
    return this.inOrder(manager, ids);
  }

  async withReaction(owner: Owner, reaction: 'like' | 'dislike', limit: number): Promise<string[]> {
    return idsOf(
      this.database.manager,
      `SELECT id FROM images WHERE ${LISTED} AND reaction = $3
       ORDER BY created_at DESC, id DESC LIMIT $4`,
      [owner.kind, owner.id, reaction, limit],
    );
  }

  async inOrder(manager: EntityManager, ids: readonly string[]): Promise<StoredImage[]> {
    const images = await manager.findBy(StoredImage, { id: In(ids) });
    const byId = new Map(images.map((image) => [image.id, image]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

async function idsOf(
  manager: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<string[]> {
  return (await queryText(manager, idRow, sql, values)).map(({ id }) => id);
}
