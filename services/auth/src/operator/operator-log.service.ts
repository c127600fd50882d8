import type {
  FailedJobsAct,
  OperatorActName,
  OperatorActs,
} from '@likeness/contracts/http/operator';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Act, OperatorActsRepository } from '../database/operator-acts.repository.js';

const PAGE = 50;

type Attempt = {
  readonly operatorId: string;
  readonly act: 'credits_correction' | 'declaration_settle' | `job_${FailedJobsAct['act']}`;
  readonly subjects: readonly string[];
};

/** Logs each action besides the table, because database access could rewrite the table. */
@Injectable()
export class OperatorLogService {
  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly audit: AuditLog,
  ) {}

  /** A failed write must prevent the action, so call this first or in its transaction. */
  async write(act: Act, manager?: EntityManager): Promise<void> {
    await this.acts.insert(act, manager);
    // Command-line actions have no operator, so the log names the account.
    this.audit.record(`operator_${act.act}`, act.operatorId ?? act.subject);
  }

  /** Writes an act before its call, and then what of it was not done. */
  async noted<T>(
    { operatorId, act, subjects }: Attempt,
    call: () => Promise<T>,
    doneOf: (told: T) => readonly string[],
  ): Promise<T> {
    await this.#note(operatorId, act, subjects);
    let done: readonly string[] = [];
    try {
      const told = await call();
      done = doneOf(told);
      return told;
    } finally {
      const left = subjects.filter((subject) => !done.includes(subject));
      await this.#note(operatorId, `${act}_failed`, left);
    }
  }

  async #note(operatorId: string, act: OperatorActName, subjects: readonly string[]) {
    await this.acts.transaction(async (manager) => {
      for (const subject of subjects) await this.write({ operatorId, act, subject }, manager);
    });
  }

  async page(before: string | undefined): Promise<OperatorActs> {
    const rows = await this.acts.page(before, PAGE + 1);
    const acts = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { acts, before: rows.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
  }
}
