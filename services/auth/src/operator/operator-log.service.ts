import { type OperatorActs } from '@likeness/contracts/http/operator';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Act, OperatorActsRepository } from '../database/operator-acts.repository.js';

const PAGE = 50;

/**
 * What operators did, in two places: a table that the page shows, and a line of the log, which whoever
 * can change the table can't take back.
 */
@Injectable()
export class OperatorLogService {
  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Written before the act, which is not done when it can't be: or with the transaction of both. */
  async write(act: Act, manager?: EntityManager): Promise<void> {
    await this.acts.insert(act, manager);
    // What the command line does, it does to an account.
    this.audit.record(`operator_${act.act}`, act.operatorId ?? act.subject);
  }

  async page(before: string | undefined): Promise<OperatorActs> {
    const rows = await this.acts.page(before, PAGE + 1);
    const acts = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { acts, before: rows.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
  }
}
