import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AwaitHeldCredits1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE purchases ADD COLUMN awaited int NOT NULL DEFAULT 0
        CONSTRAINT awaited_of_what_is_short CHECK (awaited BETWEEN 0 AND shortfall)`);
    await runner.query(`CREATE INDEX purchases_awaiting ON purchases (user_id) WHERE awaited > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE purchases DROP COLUMN awaited`);
  }
}
