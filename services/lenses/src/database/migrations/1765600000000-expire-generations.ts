import type { QueryRunner } from 'typeorm';

export class ExpireGenerations1765600000000 {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS generations_by_time`);
    await runner.query(`CREATE INDEX CONCURRENTLY generations_by_time ON generations (created_at)`);
  }
}
