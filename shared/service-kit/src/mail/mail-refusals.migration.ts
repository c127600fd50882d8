import type { QueryRunner } from 'typeorm';

export class MailRefusals1765950000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_orders ADD COLUMN refusal text`);
  }
}
