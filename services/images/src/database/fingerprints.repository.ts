import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance-compare.job';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Unrelated images often share one word, rarely two. */
const FEWEST_SHARED = 2;
/** Counts only the newest images of a word: bounds the work of one lookup. */
const COUNTED = 100;
/** Assumed count for words with more than `COUNTED` images; an exact count is slow. */
const COMMON = 400;
/** A word weighs `ln(SCALE / images)` in thousandths, so rare words weigh more. */
const SCALE = 1000;
/** Two words with fewer than `COUNTED` images, or six common words. */
const LEAST_WEIGHT = Math.round(2000 * Math.log(SCALE / COUNTED));
const WEIGHT = `round(1000 * ln(${SCALE}::float8
  / CASE count(*) WHEN 0 THEN 1 WHEN ${COUNTED} THEN ${COMMON} ELSE count(*) END))::int`;
const LOOKED_UP = 200;

@Injectable()
export class FingerprintsRepository {
  constructor(private readonly database: DataSource) {}

  /** Idempotent; the words are deleted with the image's row. */
  async insertOnce(
    manager: EntityManager,
    imageId: string,
    words: readonly number[],
  ): Promise<void> {
    if (words.length === 0) return;
    await manager.query(
      `INSERT INTO fingerprints (image_id, words) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [imageId, words],
    );
  }

  /**
   * Common words weigh less and count only for their newest images. They matter, because images of
   * equal photo, style and seed share all words. The newest of these is first, the others are last.
   */
  async candidates(words: readonly number[], limit: number): Promise<ProvenanceCandidate[]> {
    return this.database.query<ProvenanceCandidate[]>(
      `WITH alike AS (
         SELECT fingerprint, sum(weight) AS weight
         FROM (SELECT DISTINCT unnest($1::int[]) AS word) AS tried
         CROSS JOIN LATERAL (
           SELECT array_agg(fingerprint) AS pictures, ${WEIGHT} AS weight FROM (
             SELECT fingerprint FROM fingerprint_words
             WHERE fingerprint_words.word = tried.word
             ORDER BY fingerprint DESC LIMIT ${COUNTED}
           ) AS newest
         ) AS having_it
         CROSS JOIN unnest(having_it.pictures) AS fingerprint
         GROUP BY 1 HAVING count(*) >= ${FEWEST_SHARED} AND sum(weight) >= ${LEAST_WEIGHT}
         ORDER BY 2 DESC, 1 DESC LIMIT ${LOOKED_UP}
       )
       SELECT images.id AS image_id, images.fingerprint_key
       FROM alike JOIN fingerprints ON fingerprints.no = alike.fingerprint
                  JOIN images ON images.id = fingerprints.image_id
       WHERE images.state = 'kept' AND (images.expires_at IS NULL OR images.expires_at > now())
       ORDER BY row_number() OVER (PARTITION BY fingerprints.words ORDER BY alike.fingerprint DESC),
                alike.weight DESC, alike.fingerprint DESC LIMIT $2`,
      [words, limit],
    );
  }
}
