import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const formerImage = z.object({
  id: z.string(),
  kind: z.enum(['upload', 'portrait']),
  tool: z.string().nullable(),
  style: z.string().nullable(),
  createdAt: z.date(),
});
export type FormerImage = z.infer<typeof formerImage>;

@Injectable()
export class DownloadsRepository extends SqlRepository {
  /** Photos that the portraits used as references, and portraits of the same generation. */
  async related(ids: readonly string[], owner: Owner, limit: number): Promise<string[]> {
    return queryColumn(this.database, z.string())`WITH chosen AS (
        SELECT creation_method_config AS recipe FROM images
        WHERE id = ANY(${ids}) AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
          AND state = 'kept'
          AND jsonb_typeof(creation_method_config) = 'object'
      ), photos AS (
        SELECT DISTINCT photo FROM chosen, jsonb_array_elements_text(
          CASE jsonb_typeof(recipe -> 'photo_ids') WHEN 'array' THEN recipe -> 'photo_ids'
            ELSE '[]' END) AS photo
      ), related AS (
        SELECT id FROM images WHERE id::text IN (SELECT photo FROM photos)
          AND owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND state = 'kept'
        UNION
        SELECT id FROM images WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id}
          AND state = 'kept'
          AND kind = 'portrait' AND creation_method_config ->> 'generation_id' IN (
            SELECT recipe ->> 'generation_id' FROM chosen)
      )
      SELECT id FROM related WHERE NOT id = ANY(${ids}) ORDER BY id LIMIT ${limit}`;
  }

  /** Metadata of recently removed images; the sweep deletes it later. */
  async recentlyRemoved(ids: readonly string[], owner: Owner): Promise<FormerImage[]> {
    if (ids.length === 0) return [];
    return queryRows(this.database, formerImage)`
      SELECT id, kind, creation_method_name AS tool, style, created_at AS "createdAt" FROM images
      WHERE id = ANY(${ids}) AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND state NOT IN ('checking', 'hidden')`;
  }
}
