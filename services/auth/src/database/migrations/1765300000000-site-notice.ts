import type { QueryRunner } from 'typeorm';

export class SiteNotice1765300000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_notice (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        en text NOT NULL,
        de text NOT NULL
      )`);
  }
}
