import {
  CREATE_CLOSED_OWNERS,
  refuseClosedOwners,
} from '@likeness/service-kit/database/closed-owners';
import type { QueryRunner } from 'typeorm';

const OWNED = ['generations', 'renders'];

export class ClosedOwners1765900000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_CLOSED_OWNERS);
    for (const table of OWNED) await runner.query(refuseClosedOwners(table));
  }
}
