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
        gap_bits int NOT NULL,
        number_bits int NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fingerprint_postings (
        segment bigint NOT NULL,
        bucket int NOT NULL,
        postings bytea STORAGE EXTERNAL NOT NULL,
        PRIMARY KEY (segment, bucket)
      ) PARTITION BY LIST (segment)`);
    let last: number | null = 0;
    while (last !== null) last = await adoptFingerprints(runner.manager, last, BATCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE fingerprint_postings, fingerprint_segments, unpacked_fingerprints,
         fingerprint_numbers`,
    );
  }
}
