import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailRefusals1765950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_orders ADD COLUMN refusal text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_orders DROP COLUMN refusal`);
  }
}
