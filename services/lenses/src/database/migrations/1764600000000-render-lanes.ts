import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenderLanes1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders ADD COLUMN lane text NOT NULL DEFAULT 'studio'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE renders DROP COLUMN lane`);
  }
}
