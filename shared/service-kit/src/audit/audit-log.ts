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
  readonly #alsoKey: string | undefined;

  /** @param also a secret by which the log knew accounts before */
  constructor(logger: Logger, secret: string, also?: string) {
    const level = logger.level === 'silent' ? 'silent' : 'info';
    this.#lines = logger.child({}, { level });
    this.#key = keyOf(secret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  /** @param accountId null where the event belongs to no account */
  record(event: AuditEvent, accountId: string | null): void {
    const subject = accountId === null ? null : this.subjectOf(accountId);
    this.#lines.info({ audit: event, subject }, 'audit');
  }

  /** By what the log knows an account. */
  subjectOf(accountId: string): string {
    return subjectBy(this.#key, accountId);
  }

  /** By what lines of now and of before know an account. */
  subjectsOf(accountId: string): string[] {
    const keys = this.#alsoKey === undefined ? [this.#key] : [this.#key, this.#alsoKey];
    return keys.map((key) => subjectBy(key, accountId));
  }
}

/** A key of its own, so that no other use of the secret can produce the same hash. */
function keyOf(secret: string): string {
  return `audit-log:${secret}`;
}

function subjectBy(key: string, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('hex').slice(0, SUBJECT_LENGTH);
}
