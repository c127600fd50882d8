import { createHmac } from 'node:crypto';
import type { OperatorActName } from '@likeness/contracts/http/operator';
import type { Logger } from '../logging/logger.js';

/** What is worth proving afterwards. */
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
 * Writes down who did what when, without saying who: one account's events bear the same keyed
 * hash, which nobody leads back to the account without the secret and its id. Written whatever the
 * level of the log, once the fact is committed.
 */
export class AuditLog {
  readonly #lines: Logger;
  readonly #key: string;

  constructor(logger: Logger, secret: string) {
    const level = logger.level === 'silent' ? 'silent' : 'info';
    this.#lines = logger.child({}, { level });
    // A key of its own, so that no other use of the secret can produce the same hash.
    this.#key = `audit-log:${secret}`;
  }

  /** @param accountId null where the event belongs to no account */
  record(event: AuditEvent, accountId: string | null): void {
    const subject = accountId === null ? null : this.subjectOf(accountId);
    this.#lines.info({ audit: event, subject }, 'audit');
  }

  /** By what the log knows an account. */
  subjectOf(accountId: string): string {
    const hash = createHmac('sha256', this.#key).update(accountId).digest('hex');
    return hash.slice(0, SUBJECT_LENGTH);
  }
}
