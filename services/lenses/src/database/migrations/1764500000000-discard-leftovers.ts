import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tracks whether files of failed attempts have been discarded. */
export class DiscardLeftovers1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders ADD COLUMN leftovers_discarded_at timestamptz`);
    await runner.query(
      `CREATE INDEX renders_with_leftovers ON renders (finished_at)
       WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
         AND started_at IS NOT NULL AND (state <> 'done' OR attempt > 1)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders DROP COLUMN leftovers_discarded_at`);
  }
}
