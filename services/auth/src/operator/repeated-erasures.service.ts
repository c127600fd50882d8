import { AuditLog, type AuditEvent } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountRemovalService } from '../erasure/account-removal.service.js';

const PAGE = 1_000;
const ERASURES: ReadonlySet<AuditEvent> = new Set(['erasure_requested', 'erasure_finished']);

const auditLine = z.object({ audit: z.custom<AuditEvent>(), subject: z.string() });

/** After a restore. The audit log, which survives, names accounts by a keyed hash of their id. */
@Injectable()
export class RepeatedErasuresService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly removal: AccountRemovalService,
    private readonly audit: AuditLog,
  ) {}

  /** @param lines of auth's log in any order; other lines are ignored */
  async repeat(lines: AsyncIterable<string>): Promise<number> {
    const erased = await subjectsOf(lines);
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await this.accounts.idsAfter(after, PAGE);
      for (const id of ids) {
        if (!this.audit.subjectsOf(id).some((subject) => erased.has(subject))) continue;
        if (await this.removal.removeAccount(id)) count += 1;
      }
      after = ids.at(-1) ?? null;
      if (after === null) return count;
    }
  }
}

async function subjectsOf(lines: AsyncIterable<string>): Promise<ReadonlySet<string>> {
  const subjects = new Set<string>();
  for await (const line of lines) {
    const read = auditLine.safeParse(parsed(line));
    if (read.success && ERASURES.has(read.data.audit)) subjects.add(read.data.subject);
  }
  return subjects;
}

/** Skips the prefix that log collectors add. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line.slice(Math.max(0, line.indexOf('{'))));
  } catch {
    return undefined;
  }
}
