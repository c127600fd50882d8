import type { OperatorActName } from '@likeness/contracts/http/operator';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type Act = {
  /** Null for the command line. */
  readonly operatorId: string | null;
  readonly act: OperatorActName;
  readonly subject: string | null;
};

export type ActRow = {
  readonly id: string;
  readonly at: Date;
  readonly operator_id: string | null;
  readonly act: OperatorActName;
  readonly subject: string | null;
};

@Injectable()
export class OperatorActsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    { operatorId, act, subject }: Act,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO operator_acts (operator_id, act, subject) VALUES ($1, $2, $3)`,
      [operatorId, act, subject],
    );
  }

  async page(before: string | undefined, limit: number): Promise<ActRow[]> {
    return this.database.query<ActRow[]>(
      `SELECT id, at, operator_id, act, subject FROM operator_acts
       WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [before ?? null, limit],
    );
  }

  async removeOld(): Promise<number> {
    const [, removed] = await this.database.query<[unknown, number]>(
      `DELETE FROM operator_acts WHERE at < now() - interval '1 year'`,
    );
    return removed;
  }
}
