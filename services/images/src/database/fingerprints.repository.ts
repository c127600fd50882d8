import {
  type ProvenanceCandidate,
  provenanceCandidateSchema,
} from '@likeness/contracts/jobs/provenance.jobs';
import { changeRows, queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

/** Images that count for one word: bounds the work of a lookup. */
const COUNTED = 100;
/** Assumed count for words with more images; an exact count is slow. */
const COMMON = 400;
/** A word weighs `ln(SCALE / images)`, so rare words weigh more. */
const SCALE = 1000;
/** Unrelated images often share one word, rarely two; six, if the words are common. */
const FEWEST_SHARED = 2;
const LEAST_WEIGHT = 2 * Math.log(SCALE / COUNTED);
const RANKED = 200;

const rankedRow = z.object({ no: z.coerce.number(), weight: z.number() });
const formerRow = provenanceCandidateSchema.extend({ no: z.coerce.number(), key: z.string() });

/** The words of fingerprints, by which a file finds the images that it may show. */
@Injectable()
export class FingerprintsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Idempotent; the words are deleted with the image's row.
   * @param key of the fingerprint's file, if it is not the one in the image's row
   */
  async insertOnce(
    manager: Pick<EntityManager, 'query'>,
    imageId: string,
    words: readonly number[],
    key = '',
  ): Promise<void> {
    if (words.length === 0) return;
    await manager.query(
      `INSERT INTO image_fingerprints (image_id, fingerprint_key, words)
       SELECT id, $2, $3 FROM images WHERE id = $1 ON CONFLICT DO NOTHING`,
      [imageId, key, words],
    );
  }

  /** The images that share most words with a file; equal ones follow the others. */
  async candidates(words: readonly number[], limit: number): Promise<ProvenanceCandidate[]> {
    const ranked = await this.#ranked(words);
    if (ranked.length === 0) return [];
    return queryRows(
      this.database,
      provenanceCandidateSchema,
      `SELECT image_id,
         coalesce(nullif(stored.fingerprint_key, ''), images.fingerprint_key) AS fingerprint_key
       FROM unnest($1::bigint[], $2::float[]) AS alike (no, weight)
         JOIN image_fingerprints AS stored USING (no) JOIN images ON images.id = image_id
       WHERE images.state = 'kept' AND (images.expires_at IS NULL OR images.expires_at > now())
       ORDER BY row_number() OVER (PARTITION BY stored.words ORDER BY no DESC), weight DESC, no DESC
       LIMIT $3`,
      [ranked.map(({ no }) => no), ranked.map(({ weight }) => weight), limit],
    );
  }

  async #ranked(words: readonly number[]) {
    return this.database
      .transaction(async (manager) => {
        // The planner can't know how rare a word is, and prefers to read the table for common ones.
        await manager.query(`SET LOCAL enable_seqscan = off`);
        await manager.query(`SET LOCAL enable_indexscan = off`);
        return queryRows(
          manager,
          rankedRow,
          `WITH found AS (
           SELECT no, count(*) OVER (PARTITION BY word) AS images
           FROM (SELECT DISTINCT unnest($1::int[]) AS word) AS tried CROSS JOIN LATERAL (
             SELECT no FROM image_fingerprints WHERE words @> ARRAY[word] LIMIT ${COUNTED}
           ) AS alike
         )
         SELECT no, sum(ln(${SCALE}.0 / CASE images WHEN ${COUNTED} THEN ${COMMON} ELSE images END))
           ::float AS weight
         FROM found GROUP BY no HAVING count(*) >= ${FEWEST_SHARED}
         ORDER BY weight DESC, no DESC LIMIT ${RANKED}`,
          [words],
        );
      })
      .then((rows) => rows.filter(({ weight }) => weight >= LEAST_WEIGHT - 1e-9));
  }

  /** Fingerprints that former versions stored, whose words are not indexed yet. */
  async former(limit: number) {
    return queryRows(
      this.database,
      formerRow,
      `SELECT no, image_id, former.fingerprint_key AS key,
         coalesce(nullif(former.fingerprint_key, ''), images.fingerprint_key, '') AS fingerprint_key
       FROM fingerprint_numbers AS former JOIN images ON images.id = image_id
       ORDER BY no LIMIT $1`,
      [limit],
    );
  }

  async forgetFormer(numbers: readonly number[]): Promise<void> {
    await changeRows(this.database, `DELETE FROM fingerprint_numbers WHERE no = ANY($1)`, [
      numbers,
    ]);
  }

  /** Ends the words that former versions packed, some of them of deleted images. */
  async dropSegments(): Promise<void> {
    await this.database.query(
      `DO $$ DECLARE name text; BEGIN
         FOR name IN SELECT tablename FROM pg_tables
           WHERE schemaname = current_schema AND tablename ~ '^fingerprint_postings_[0-9]+$'
         LOOP EXECUTE format('DROP TABLE %I', name); END LOOP;
         DELETE FROM fingerprint_segments;
       END $$`,
    );
  }
}
