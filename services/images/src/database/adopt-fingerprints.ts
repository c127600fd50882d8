import { queryRow } from '@likeness/service-kit/database/rows';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** An image that is being deleted is locked and therefore left out. */
const ADOPT = `
  WITH batch AS MATERIALIZED (
    SELECT no, image_id, words FROM fingerprints WHERE no > $1 ORDER BY no LIMIT $2
  ), present AS MATERIALIZED (
    SELECT id FROM images WHERE id IN (SELECT image_id FROM batch) FOR KEY SHARE SKIP LOCKED
  ), numbered AS (
    INSERT INTO fingerprint_numbers (image_id, words_hash)
    SELECT image_id, hashtextextended(words::text, 0) FROM batch JOIN present ON id = image_id
    ORDER BY no ON CONFLICT DO NOTHING RETURNING no, image_id
  ), waiting AS (
    INSERT INTO unpacked_fingerprints (no, words)
    SELECT numbered.no,
      (SELECT string_agg(int4send(word), '' ORDER BY place)
       FROM unnest(words) WITH ORDINALITY AS spot (word, place))
    FROM numbered JOIN batch USING (image_id)
  )
  SELECT max(no) AS last FROM batch`;

const lastRow = z.object({ last: z.number().nullable() });

/**
 * Copies fingerprints that version 0.2.0 wrote.
 * @returns the last number of 0.2.0 that was copied, or null if there are no more
 */
export async function adoptFingerprints(
  manager: EntityManager,
  after: number,
  limit: number,
): Promise<number | null> {
  const row = await queryRow(manager, lastRow, ADOPT, [after, limit]);
  return row?.last ?? null;
}
