import type { QueryRunner } from 'typeorm';

/** Retouch and backdrop of portraits. */
export class PortraitFinish1765400000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generations ADD COLUMN finish jsonb`);
  }
}
