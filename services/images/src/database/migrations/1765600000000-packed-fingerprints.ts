import type { MigrationInterface, QueryRunner } from 'typeorm';
import { adoptFingerprints } from '../adopt-fingerprints.js';

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
