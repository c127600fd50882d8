import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PackStyles1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE styles
        ADD COLUMN engine_name text,
        ADD COLUMN lane text NOT NULL DEFAULT 'studio',
        ALTER COLUMN preview_key DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM styles WHERE lane <> 'studio' OR preview_key IS NULL`);
    await runner.query(`
      ALTER TABLE styles
        DROP COLUMN engine_name,
        DROP COLUMN lane,
        ALTER COLUMN preview_key SET NOT NULL`);
  }
}
