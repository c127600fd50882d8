import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The delivering process writes a lease into the row instead of locking it. */
export class LeaseDeliveries1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders ADD COLUMN delivering_until timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders DROP COLUMN delivering_until`);
  }
}
