import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowBilling1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE accounts ADD standing_revision int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE accounts DROP standing_revision`);
  }
}
