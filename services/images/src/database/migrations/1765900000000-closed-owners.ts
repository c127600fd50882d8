import {
  CREATE_CLOSED_OWNERS,
  DROP_CLOSED_OWNERS,
  refuseClosedOwners,
  skipClosedUsers,
} from '@likeness/service-kit/database/closed-owners';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['images', 'face_consents'];
const OF_USERS = ['plans', 'expiry_notices', 'visitor_claims'];

export class ClosedOwners1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_CLOSED_OWNERS);
    for (const table of OWNED) await runner.query(refuseClosedOwners(table));
    for (const table of OF_USERS) await runner.query(skipClosedUsers(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) await runner.query(`DROP TRIGGER refuse_closed_owner ON ${table}`);
    for (const table of OF_USERS) await runner.query(`DROP TRIGGER skip_closed_user ON ${table}`);
    await runner.query(DROP_CLOSED_OWNERS);
  }
}
