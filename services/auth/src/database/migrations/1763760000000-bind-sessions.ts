import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BindSessions1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD cookie_hash text,
        ADD device text NOT NULL DEFAULT 'Unknown device',
        ADD last_used_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP cookie_hash, DROP device, DROP last_used_at`);
  }
}
