import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts claims, which separate the files of workers; attempts did so before. */
export class RenderClaims1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders ADD COLUMN claims int NOT NULL DEFAULT 0`);
    await runner.query(`UPDATE renders SET claims = attempt WHERE started_at IS NOT NULL`);
    await runner.query(`DROP INDEX renders_with_leftovers`);
    await runner.query(
      `CREATE INDEX renders_with_leftovers ON renders (finished_at)
       WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
         AND started_at IS NOT NULL AND (state <> 'done' OR claims > 1)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX renders_with_leftovers`);
    await runner.query(
      `CREATE INDEX renders_with_leftovers ON renders (finished_at)
       WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
         AND started_at IS NOT NULL AND (state <> 'done' OR attempt > 1)`,
    );
    await runner.query(`ALTER TABLE renders DROP COLUMN claims`);
  }
}
