import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PhotoAdvice1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD COLUMN advice text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images DROP COLUMN advice`);
  }
}
