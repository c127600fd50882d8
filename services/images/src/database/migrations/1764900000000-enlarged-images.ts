import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EnlargedImages1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD COLUMN is_enlarged boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images DROP COLUMN is_enlarged`);
  }
}
