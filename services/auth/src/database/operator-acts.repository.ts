import { operatorActSchema, type OperatorActName } from '@likeness/contracts/http/operator';
import { changeRows, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

export type Act = {
  /** Null for the command line. */
  readonly operatorId: string | null;
  readonly act: OperatorActName;
  readonly subject: string | null;
};

const actRow = operatorActSchema.extend({ at: z.date() });
export type ActRow = z.infer<typeof actRow>;

@Injectable()
export class OperatorActsRepository extends SqlRepository {
  async insert(
    { operatorId, act, subject }: Act,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.sql`INSERT INTO operator_acts (operator_id, act, subject)
      VALUES (${operatorId}, ${act}, ${subject})`;
  }

  async page(before: string | undefined, limit: number): Promise<ActRow[]> {
    return queryRows(this.database, actRow)`
      SELECT id, at, operator_id, act, subject FROM operator_acts
      WHERE ${before ?? null}::bigint IS NULL OR id < ${before ?? null} ORDER BY id DESC
      LIMIT ${limit}`;
  }

  async removeOld(): Promise<number> {
    return changeRows(this.database)`
      DELETE FROM operator_acts WHERE at < now() - interval '1 year'`;
  }
}
