import {
  type ProvenanceCandidate,
  provenanceCandidateSchema,
} from '@likeness/contracts/jobs/provenance.jobs';
import { changeRows, queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

/** Images looked at for one word: bounds the work of a lookup. */
const PER_WORD = 100;
/** Unrelated images seldom share a word. */
const FEWEST_SHARED = 2;

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
    if (words.length === 0) return [];
    return this.database.transaction(async (manager) => {
      // The planner can't know how rare a word is, and prefers to read the table for common ones.
      await manager.query(`SET LOCAL enable_seqscan = off`);
      await manager.query(`SET LOCAL enable_indexscan = off`);
      return queryRows(
        manager,
        provenanceCandidateSchema,
        `WITH alike AS (
           SELECT no, count(*) AS shared
           FROM (SELECT DISTINCT unnest($1::int[]) AS word) AS tried CROSS JOIN LATERAL (
             SELECT no FROM image_fingerprints WHERE words @> ARRAY[word] LIMIT ${PER_WORD}
           ) AS found
           GROUP BY no HAVING count(*) >= ${FEWEST_SHARED}
           ORDER BY shared DESC, no DESC LIMIT 5 * $2::int
         )
         SELECT image_id,
           coalesce(nullif(stored.fingerprint_key, ''), images.fingerprint_key) AS fingerprint_key
         FROM alike JOIN image_fingerprints AS stored USING (no)
           JOIN images ON images.id = image_id
         WHERE images.state = 'kept' AND (images.expires_at IS NULL OR images.expires_at > now())
         ORDER BY row_number() OVER (PARTITION BY stored.words ORDER BY no DESC), shared DESC, no DESC
         LIMIT $2`,
        [words, limit],
      );
    });
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
