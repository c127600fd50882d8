import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance-compare.job';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Two pictures share a word by chance, hardly ever two. */
const FEWEST_SHARED = 2;
/** Of those that share the most; some of them may be gone or not to be seen. */
const LOOKED_AT = 60;
/** A word that so many pictures have tells none of them from the others, and would be slow to count. */
const TOO_COMMON = 100;

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

  /** Delivered pictures that share the most words with the given ones, the likeliest first. */
  async candidates(words: readonly number[], limit: number): Promise<ProvenanceCandidate[]> {
    return this.database.query<ProvenanceCandidate[]>(
      `WITH alike AS (
         SELECT fingerprint, count(*) AS shared
         FROM (SELECT DISTINCT unnest($1::int[]) AS word) AS tried
         CROSS JOIN LATERAL (
           SELECT array_agg(fingerprint) AS pictures FROM (
             SELECT fingerprint FROM fingerprint_words
             WHERE fingerprint_words.word = tried.word LIMIT ${TOO_COMMON}
           ) AS few
         ) AS having_it
         CROSS JOIN unnest(having_it.pictures) AS fingerprint
         WHERE cardinality(having_it.pictures) < ${TOO_COMMON}
         GROUP BY 1 HAVING count(*) >= ${FEWEST_SHARED}
         ORDER BY 2 DESC, 1 LIMIT ${LOOKED_AT}
       )
       SELECT images.id AS image_id, images.fingerprint_key
       FROM alike JOIN fingerprints ON fingerprints.no = alike.fingerprint
                  JOIN images ON images.id = fingerprints.image_id
       WHERE images.state = 'kept' AND (images.expires_at IS NULL OR images.expires_at > now())
       ORDER BY alike.shared DESC, alike.fingerprint LIMIT $2`,
      [words, limit],
    );
  }
}
