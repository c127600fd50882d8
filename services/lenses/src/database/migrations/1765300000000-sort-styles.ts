import type { QueryRunner } from 'typeorm';

/** Splits `title` into order and name; the previous version still reads `title`. */
export class SortStyles1765300000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE styles
        ADD COLUMN sort smallint NOT NULL DEFAULT 99,
        ADD COLUMN name text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE styles SET name = substr(title, 4)`);
    await runner.query(
      `UPDATE styles SET sort = left(title, 2)::smallint WHERE title ~ '^[0-9]{2} '`,
    );
  }
}
