import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EraseAccounts1763670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        account_id uuid PRIMARY KEY,
        email text NOT NULL,
        first_name text NOT NULL,
        visitor_ids text[] NOT NULL,
        held jsonb,
        requested_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX erasures_by_due ON erasures (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE erasures`);
  }
}
