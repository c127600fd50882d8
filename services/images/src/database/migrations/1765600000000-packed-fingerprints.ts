import { queryRow } from '@likeness/service-kit/database/rows';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';

const BATCH = 1_000;

/** The tables of 0.2.0, `fingerprints` and `fingerprint_words`, stay for one release. */
export class PackedFingerprints1765600000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fingerprint_numbers (
        no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        image_id uuid NOT NULL UNIQUE REFERENCES images ON DELETE CASCADE,
        words_hash bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS unpacked_fingerprints (
        no bigint PRIMARY KEY REFERENCES fingerprint_numbers ON DELETE CASCADE,
        words bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fingerprint_segments (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        month date NOT NULL DEFAULT date_trunc('month', now()),
        packed_at timestamptz NOT NULL DEFAULT now(),
        is_complete boolean NOT NULL DEFAULT false,
        portraits bigint NOT NULL,
        first_no bigint NOT NULL,
        last_no bigint NOT NULL,
        word_bits int NOT NULL,
        number_bits int NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fingerprint_packing (
        holder uuid NOT NULL,
        ends_at timestamptz NOT NULL
      )`);
    await runner.query(`
      INSERT INTO fingerprint_packing
        SELECT gen_random_uuid(), now() WHERE NOT EXISTS (SELECT FROM fingerprint_packing)`);
    let last: number | null = 0;
    while (last !== null) last = await adoptFingerprints(runner.manager, last, BATCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables
          WHERE schemaname = current_schema AND tablename ~ '^fingerprint_postings_[0-9]+$'
        LOOP EXECUTE format('DROP TABLE %I', name); END LOOP;
      END $$`);
    await runner.query(
      `DROP TABLE fingerprint_packing, fingerprint_segments, unpacked_fingerprints,
         fingerprint_numbers`,
    );
  }
}

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
async function adoptFingerprints(
  manager: EntityManager,
  after: number,
  limit: number,
): Promise<number | null> {
  const row = await queryRow(manager, lastRow, ADOPT, [after, limit]);
  return row?.last ?? null;
}
