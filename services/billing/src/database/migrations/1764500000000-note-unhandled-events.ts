import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteUnhandledEvents1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unhandled_stripe_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE unhandled_stripe_events`);
  }
}
