import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecentlyDeleted1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX images_deleted ON images (owner_kind, owner_id, expires_at DESC, id)
      WHERE state = 'deleted'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX images_deleted`);
  }
}
