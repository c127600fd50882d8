import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What binds a session to its browser, what its owner is shown of it, and when it was used. */
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
