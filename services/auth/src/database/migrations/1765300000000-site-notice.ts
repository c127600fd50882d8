import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SiteNotice1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_notice (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        en text NOT NULL,
        de text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE site_notice`);
  }
}
