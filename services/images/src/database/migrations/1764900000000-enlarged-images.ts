import type { QueryRunner } from 'typeorm';

export class EnlargedImages1764900000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD COLUMN is_enlarged boolean NOT NULL DEFAULT false`);
  }
}
