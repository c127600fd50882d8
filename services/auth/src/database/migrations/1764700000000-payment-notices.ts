import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentNotices1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_notices (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        reference text NOT NULL,
        PRIMARY KEY (account_id, reference)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE payment_notices`);
  }
}
