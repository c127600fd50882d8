import {
  CREATE_CLOSED_OWNERS,
  refuseClosedOwners,
  skipClosedUsers,
} from '@likeness/service-kit/database/closed-owners';
import type { QueryRunner } from 'typeorm';

const OWNED = ['images', 'face_consents'];
const OF_USERS = ['plans', 'expiry_notices', 'visitor_claims'];

export class ClosedOwners1765900000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_CLOSED_OWNERS);
    for (const table of OWNED) await runner.query(refuseClosedOwners(table));
    for (const table of OF_USERS) await runner.query(skipClosedUsers(table));
  }
}
