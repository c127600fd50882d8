import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimVisitors1763660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_claims (
        visitor_id text PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        delivered_at timestamptz
      )`);
    await runner.query(`CREATE INDEX visitor_claims_by_account ON visitor_claims (account_id)`);
    await runner.query(
      `CREATE INDEX visitor_claims_by_due ON visitor_claims (due_at) WHERE delivered_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE visitor_claims`);
  }
}
