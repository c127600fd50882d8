import { type OperatorActs } from '@likeness/contracts/http/operator';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
} from 'typeorm';
import { type Act, OperatorActsRepository } from '../database/operator-acts.repository.js';

const PAGE = 50;

/** Logs each action besides the table, because database access could rewrite the table. */
@Injectable()
export class OperatorLogService implements EntitySubscriberInterface {
  readonly #uncommitted = new WeakMap<QueryRunner, Act[]>();

  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly audit: AuditLog,
    database: DataSource,
  ) {
    database.subscribers.push(this);
  }

  /** A failed write must prevent the action, so call this first or in its transaction. */
  async write(act: Act, manager?: EntityManager): Promise<void> {
    await this.acts.insert(act, manager);
    const runner = manager?.queryRunner;
    if (runner) this.#uncommitted.set(runner, [...(this.#uncommitted.get(runner) ?? []), act]);
    else this.#record(act);
  }

  /** Called by TypeORM. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    for (const act of this.#uncommitted.get(queryRunner) ?? []) this.#record(act);
    this.#uncommitted.delete(queryRunner);
  }

  #record({ act, operatorId, subject }: Act): void {
    // Command-line actions have no operator, so the log names the account.
    this.audit.record(`operator_${act}`, operatorId ?? subject);
  }

  async page(before: string | undefined): Promise<OperatorActs> {
    const rows = await this.acts.page(before, PAGE + 1);
    const acts = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { acts, before: rows.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
  }
}
