import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MirrorStripe1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SEQUENCE looks`);
    await runner.query(`
      CREATE TABLE customers (
        user_id uuid PRIMARY KEY REFERENCES accounts,
        stripe_id text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE subscriptions (
        stripe_id text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts,
        status text NOT NULL,
        started_at timestamptz NOT NULL,
        ends_at timestamptz,
        seen_at_look bigint NOT NULL
      )`);
    await runner.query(`CREATE INDEX subscriptions_by_user ON subscriptions (user_id)`);
    await runner.query(`
      CREATE TABLE stripe_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX stripe_events_by_time ON stripe_events (applied_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE stripe_events, subscriptions, customers`);
    await runner.query(`DROP SEQUENCE looks`);
  }
}
