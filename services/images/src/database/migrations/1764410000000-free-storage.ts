import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images of members without a subscription expire after 90 days, counted from this migration. */
export class FreeStorage1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plans (
        user_id text PRIMARY KEY,
        revision bigint NOT NULL,
        is_subscriber boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        is_settled boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`CREATE INDEX plans_unsettled ON plans (changed_at) WHERE NOT is_settled`);
    await runner.query(`
      CREATE TABLE expiry_notices (
        user_id text NOT NULL,
        days int NOT NULL,
        covers_until timestamptz NOT NULL,
        PRIMARY KEY (user_id, days)
      )`);
    // Billing announces subscribers at the same time, which clears this expiry.
    await runner.query(`
      UPDATE images SET expires_at = now() + interval '90 days'
      WHERE owner_kind = 'user' AND state = 'kept' AND expires_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE images SET expires_at = NULL
      WHERE owner_kind = 'user' AND state = 'kept' AND expires_at > now()`);
    await runner.query(`DROP TABLE plans, expiry_notices`);
  }
}
