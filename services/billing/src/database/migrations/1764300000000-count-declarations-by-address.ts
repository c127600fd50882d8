import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts per keyed address hash for a day, so that receipts can't be used for spam. */
export class CountDeclarationsByAddress1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE declarations ADD COLUMN address_hash text`);
    await runner.query(`
      CREATE INDEX declarations_by_address ON declarations (address_hash)
        WHERE address_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE declarations DROP COLUMN address_hash`);
  }
}
