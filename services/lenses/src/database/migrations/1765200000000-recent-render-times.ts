import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest times of each kind, for a median that ignores one slow image. */
export class RecentRenderTimes1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE render_times ADD COLUMN recent float8[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE render_times DROP COLUMN recent`);
  }
}
