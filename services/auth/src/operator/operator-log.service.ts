import { type OperatorActs } from '@likeness/contracts/http/operator';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Act, OperatorActsRepository } from '../database/operator-acts.repository.js';

const PAGE = 50;

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

  async page(before: string | undefined): Promise<OperatorActs> {
    const rows = await this.acts.page(before, PAGE + 1);
    const acts = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { acts, before: rows.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
  }
}
