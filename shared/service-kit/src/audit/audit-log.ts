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

/**
 * Logs events under a keyed hash of the account id, which only the secret can link to the account.
 * Ignores the log level. An event of an open transaction is logged once that has committed.
 */
export class AuditLog {
  readonly #lines: Logger;
  readonly #key: string;
  readonly #alsoKey: string | undefined;

  /** @param also the previous secret */
  constructor(logger: Logger, secret: string, also?: string) {
    const level = logger.level === 'silent' ? 'silent' : 'info';
    this.#lines = logger.child({}, { level });
    this.#key = keyOf(secret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  /** @param accountId null if the event belongs to no account */
  record(event: AuditEvent, accountId: string | null): void {
    const subject = accountId === null ? null : this.subjectOf(accountId);
    afterCommit(() => this.#lines.info({ audit: event, subject }, 'audit'));
  }

  subjectOf(accountId: string): string {
    return subjectBy(this.#key, accountId);
  }

  /** Under the current and the previous secret. */
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
