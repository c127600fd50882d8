import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An image may have several fingerprints. An empty key stands for the one of the image's row. */
export class WideFingerprints1765700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE fingerprint_numbers
         ADD COLUMN IF NOT EXISTS fingerprint_key text NOT NULL DEFAULT ''`,
    );
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS fingerprint_numbers_image`);
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY fingerprint_numbers_image
         ON fingerprint_numbers (image_id, fingerprint_key)`,
    );
    await runner.query(
      `ALTER TABLE fingerprint_numbers DROP CONSTRAINT IF EXISTS fingerprint_numbers_image_id_key`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM fingerprint_numbers WHERE fingerprint_key <> ''`);
    await runner.query(`ALTER TABLE fingerprint_numbers ADD UNIQUE (image_id)`);
    await runner.query(`ALTER TABLE fingerprint_numbers DROP COLUMN fingerprint_key`);
  }
}
