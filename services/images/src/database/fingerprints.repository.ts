import {
  type ProvenanceCandidate,
  provenanceCandidateSchema,
} from '@likeness/contracts/jobs/provenance.jobs';
import { queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { adoptFingerprints } from './adopt-fingerprints.js';

const WORD_BYTES = 4;

const numberRow = z.object({ no: z.coerce.number() });
const waitingRow = numberRow.extend({ words: z.instanceof(Buffer) });

export type RankedNumber = { readonly no: number; readonly weight: number };
export type Fingerprint = { readonly no: number; readonly words: Int32Array };

/** The numbers of fingerprints, and the words that wait to be packed. */
@Injectable()
export class FingerprintsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Idempotent; number and words are deleted with the image's row.
   * @param key of the fingerprint's file, if it is not the one in the image's row
   */
  async insertOnce(
    manager: EntityManager,
    imageId: string,
    words: readonly number[],
    key = '',
  ): Promise<void> {
    if (words.length === 0) return;
    const bytes = Buffer.alloc(words.length * WORD_BYTES);
    words.forEach((word, index) => bytes.writeInt32BE(word, index * WORD_BYTES));
    await manager.query(
      `WITH numbered AS (
         INSERT INTO fingerprint_numbers (image_id, fingerprint_key, words_hash)
         VALUES ($1, $4, hashtextextended($2::int[]::text, 0))
         ON CONFLICT (image_id, fingerprint_key) DO NOTHING RETURNING no
       ) INSERT INTO unpacked_fingerprints (no, words) SELECT no, $3 FROM numbered`,
      [imageId, words, bytes, key],
    );
  }

  /** In the order of their numbers. */
  async unpacked(after: number, limit: number): Promise<Fingerprint[]> {
    const rows = await queryRows(
      this.database,
      waitingRow,
      `SELECT no, words FROM unpacked_fingerprints WHERE no > $1 ORDER BY no LIMIT $2`,
      [after, limit],
    );
    return rows.map(({ no, words }) => ({ no, words: wordsOf(words) }));
  }

  /** The numbers whose images still exist, from `from` to `to`, in order. */
  async numbers(from: number, to: number, limit: number): Promise<number[]> {
    const rows = await queryRows(
      this.database,
      numberRow,
      `SELECT no FROM fingerprint_numbers WHERE no BETWEEN $1 AND $2 ORDER BY no LIMIT $3`,
      [from, to, limit],
    );
    return rows.map(({ no }) => no);
  }

  /** The newest of equal portraits is first, the others are last. */
  async candidates(alike: readonly RankedNumber[], limit: number): Promise<ProvenanceCandidate[]> {
    return queryRows(
      this.database,
      provenanceCandidateSchema,
      `SELECT image_id,
         coalesce(nullif(numbers.fingerprint_key, ''), images.fingerprint_key) AS fingerprint_key
       FROM unnest($1::bigint[], $2::int[]) AS alike (no, weight)
         JOIN fingerprint_numbers AS numbers USING (no) JOIN images ON images.id = image_id
       WHERE images.state = 'kept' AND (images.expires_at IS NULL OR images.expires_at > now())
       ORDER BY row_number() OVER (PARTITION BY words_hash ORDER BY no DESC), weight DESC, no DESC
       LIMIT $3`,
      [alike.map(({ no }) => no), alike.map(({ weight }) => weight), limit],
    );
  }

  adopt(after: number, limit: number): Promise<number | null> {
    return adoptFingerprints(this.database.manager, after, limit);
  }
}

function wordsOf(bytes: Buffer): Int32Array {
  const words = new Int32Array(bytes.length / WORD_BYTES);
  for (let i = 0; i < words.length; i++) words[i] = bytes.readInt32BE(i * WORD_BYTES);
  return words;
}
