import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmOrders1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE subscriptions ADD COLUMN is_ordered boolean NOT NULL DEFAULT true`,
    );
    await runner.query(`ALTER TABLE subscriptions ALTER COLUMN is_ordered DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE subscriptions DROP COLUMN is_ordered`);
  }
}
