import { AuditLog, type AuditEvent } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountRemovalService } from '../erasure/account-removal.service.js';

const PAGE = 1_000;
const ERASURES: ReadonlySet<AuditEvent> = new Set(['erasure_requested', 'erasure_finished']);

const auditLine = z.object({ audit: z.custom<AuditEvent>(), subject: z.string() });

/**
 * Erases again whoever a restored backup has brought back. The audit log, which no backup turns back, says
 * who was erased by a keyed hash of the account's id; who is there again is found by making the same hash.
 */
@Injectable()
export class RepeatedErasuresService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly removal: AccountRemovalService,
    private readonly audit: AuditLog,
  ) {}

  /** @param lines of the log of auth, in any order, others among them @returns how many were erased */
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

/** Collectors put a prefix before what a process has written. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line.slice(Math.max(0, line.indexOf('{'))));
  } catch {
    return undefined;
  }
}
