import { createHmac } from 'node:crypto';
import type { OperatorActName } from '@likeness/contracts/http/operator';
import { afterCommit } from '../database/transaction-guard.js';
import type { Logger } from '../logging/logger.js';

export type AuditEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'password_changed'
  | 'payment_changed'
  | 'subscription_changed'
  | 'erasure_requested'
  | 'erasure_finished'
  | `operator_${OperatorActName}`;

const SUBJECT_LENGTH = 32;

/** Hashes the account id with a secret; logs at every level, and after the commit. */
export class AuditLog {
  readonly #lines: Logger;
  readonly #key: string;
  readonly #alsoKey: string | undefined;

  constructor(logger: Logger, secret: string, also?: string) {
    const level = logger.level === 'silent' ? 'silent' : 'info';
    this.#lines = logger.child({}, { level });
    this.#key = keyOf(secret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  record(event: AuditEvent, accountId: string | null): void {
    const subject = accountId === null ? null : this.subjectOf(accountId);
    afterCommit(() => this.#lines.info({ audit: event, subject }, 'audit'));
  }

  subjectOf(accountId: string): string {
    return subjectBy(this.#key, accountId);
  }

  subjectsOf(accountId: string): string[] {
    const keys = this.#alsoKey === undefined ? [this.#key] : [this.#key, this.#alsoKey];
    return keys.map((key) => subjectBy(key, accountId));
  }
}

function keyOf(secret: string): string {
  return `audit-log:${secret}`;
}

function subjectBy(key: string, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('hex').slice(0, SUBJECT_LENGTH);
}
