import { queryColumn, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Images looked at for one word: bounds the work of a lookup. */
const PER_WORD = 100;

const formerRow = z.object({ id: z.uuid(), fingerprint_key: z.string() });

/** The words of fingerprints, by which a file finds the images that it may show. */
@Injectable()
export class FingerprintsRepository extends SqlRepository {
  /**
   * Idempotent; the words are deleted with the image's row.
   * @param key of the fingerprint's file, if it is not the one in the image's row
   */
  async insertOnce(
    manager: Pick<EntityManager, 'sql'>,
    imageId: string,
    words: readonly number[],
    key = '',
  ): Promise<void> {
    await manager.sql`INSERT INTO image_fingerprints (image_id, fingerprint_key, words)
      SELECT id, ${key}, ${words} FROM images WHERE id = ${imageId} ON CONFLICT DO NOTHING`;
  }

  /** The visible image that shares most words with a file, at least so many. */
  async imageWith(words: readonly number[], fewest: number): Promise<string | undefined> {
    const [found] = await this.database.transaction(async (manager) => {
      // The planner can't know how rare a word is, and prefers to read the table for common ones.
      await manager.sql`SET LOCAL enable_seqscan = off`;
      await manager.sql`SET LOCAL enable_indexscan = off`;
      return queryColumn(manager, z.uuid())`WITH alike AS (
          SELECT no, count(*) AS shared
          FROM (SELECT DISTINCT unnest(${words}::int[]) AS word) AS tried CROSS JOIN LATERAL (
            SELECT no FROM image_fingerprints WHERE words @> ARRAY[word] LIMIT ${PER_WORD}
          ) AS found
          GROUP BY no HAVING count(*) >= ${fewest}
        )
        SELECT image_id FROM alike JOIN image_fingerprints USING (no) JOIN images ON id = image_id
        WHERE state = 'kept' AND (expires_at IS NULL OR expires_at > now())
        ORDER BY shared DESC, no DESC LIMIT 1`;
    });
    return found;
  }

  /** Images of former versions, whose fingerprints are not indexed yet. */
  async former(limit: number) {
    return queryRows(this.database, formerRow)`SELECT id, images.fingerprint_key FROM images
      LEFT JOIN image_fingerprints AS indexed ON image_id = id AND indexed.fingerprint_key = ''
      WHERE images.fingerprint_key IS NOT NULL AND image_id IS NULL LIMIT ${limit}`;
  }
}
