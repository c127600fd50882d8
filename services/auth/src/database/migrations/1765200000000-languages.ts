import type { QueryRunner } from 'typeorm';

const TABLES = ['accounts', 'erasures', 'newsletter_subscribers'];

export class Languages1765200000000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD language text NOT NULL DEFAULT 'en'`);
    }
  }
}
