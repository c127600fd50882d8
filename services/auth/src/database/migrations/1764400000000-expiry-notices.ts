import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExpiryNotices1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE expiry_notices (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        days int NOT NULL,
        covers_until timestamptz NOT NULL,
        PRIMARY KEY (account_id, days, covers_until)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE expiry_notices`);
  }
}
