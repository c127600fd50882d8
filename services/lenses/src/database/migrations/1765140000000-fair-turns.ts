import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unpaid renders share the turns of the address that they were ordered from. */
export class FairTurns1765140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders ADD COLUMN address_hash text`);
    await runner.query(
      `CREATE INDEX renders_unfinished_by_address ON renders (address_hash)
       WHERE state IN ('queued', 'rendering') AND address_hash IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX renders_begun ON renders (lane, started_at) WHERE started_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX renders_begun, renders_unfinished_by_address`);
    await runner.query(`ALTER TABLE renders DROP COLUMN address_hash`);
  }
}
