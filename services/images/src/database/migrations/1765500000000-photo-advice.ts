import type { QueryRunner } from 'typeorm';

export class PhotoAdvice1765500000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD COLUMN advice text`);
  }
}
