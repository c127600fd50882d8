import {
  CREATE_CLOSED_OWNERS,
  DROP_CLOSED_OWNERS,
  refuseClosedOwners,
} from '@likeness/service-kit/database/closed-owners';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['generations', 'renders'];

export class ClosedOwners1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_CLOSED_OWNERS);
    for (const table of OWNED) await runner.query(refuseClosedOwners(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) await runner.query(`DROP TRIGGER refuse_closed_owner ON ${table}`);
    await runner.query(DROP_CLOSED_OWNERS);
  }
}
