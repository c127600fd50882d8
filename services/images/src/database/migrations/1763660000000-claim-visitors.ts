import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimVisitors1763660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_claims (
        visitor_id text PRIMARY KEY,
        user_id text NOT NULL,
        claimed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX visitor_claims_by_user ON visitor_claims (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE visitor_claims`);
  }
}
