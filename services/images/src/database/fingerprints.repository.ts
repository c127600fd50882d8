import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance-compare.job';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Two pictures share a word by chance, hardly ever two. */
const FEWEST_SHARED = 2;
/** The newest pictures of a word that are counted: they bound the work of one lookup. */
const COUNTED = 100;
/** Pictures that a word of more than `COUNTED` is taken to have: their real number would be slow to count. */
const COMMON = 400;
/** The weight of a word is `ln(SCALE / pictures)` in thousandths: a rare word tells more than a common one. */
const SCALE = 1000;
/** Two words of fewer than `COUNTED` pictures, or six common ones. */
const LEAST_WEIGHT = Math.round(2000 * Math.log(SCALE / COUNTED));
const WEIGHT = `round(1000 * ln(${SCALE}::float8
  / CASE count(*) WHEN 0 THEN 1 WHEN ${COUNTED} THEN ${COMMON} ELSE count(*) END))::int`;
/** Ranked pictures that are looked up; some of them may be hidden, deleted or expired. */
const LOOKED_UP = 200;

/** Portraits by the words of what is seen in them. */
@Injectable()
export class FingerprintsRepository {
  constructor(private readonly database: DataSource) {}

  /** Words of a picture, unless it has some; they go with its row. */
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
   * Delivered pictures that share the most words with the given ones, the likeliest first. Common words
   * count less and for their newest pictures only, but they count: portraits of the same photo, style
   * and seed share every word, so without common words many of them would hide each other.
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
       ORDER BY alike.weight DESC, alike.fingerprint DESC LIMIT $2`,
      [words, limit],
    );
  }
}
