import { CREATE_OBJECT_REMOVALS } from '@likeness/service-kit/storage/object-removals';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ObjectRemovals1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_OBJECT_REMOVALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE object_removals`);
  }
}
