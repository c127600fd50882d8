import { createHash } from 'node:crypto';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { mailboxKey } from '@likeness/contracts/accounts/email-address';
import type { Account } from '../database/account.entity.js';
import { AccountError } from '../http/account-error.js';
import { Injectable } from '@nestjs/common';
import { type Limit, secondsToWait } from '@likeness/service-kit/limits/person-limit';
import { MailboxLimit } from '@likeness/service-kit/limits/mailbox-limit';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';

const HOUR_SECONDS = 3_600;
const KNOWN_SECONDS = 30 * 24 * HOUR_SECONDS;
const MAILS_TO_MAILBOX = 5;
const SLOWED: Limit = { max: 3, windowSeconds: HOUR_SECONDS };

export type MailKind = 'verify' | 'reset' | 'newsletter';

/** A `max` of 0 disables a limit. */
export abstract class AttemptLimitSettings {
  abstract readonly login: Limit;
  /** Password checks per logged-in account. */
  abstract readonly proof: Limit;
  abstract readonly mail: Limit;
  abstract readonly loginsOfAddress: Limit;
  abstract readonly mailsOfAddress: Limit;
  /** All unknown addresses together. Attempts above the limit are slowed, not blocked. */
  abstract readonly strangers: Limit;
  /** Mails an hour, over all kinds but security notices. */
  abstract readonly mailsToMailbox: number;
}

export function attemptLimits(env: {
  readonly AUTH_RATE_LOGIN_PER_MINUTE: number;
  readonly AUTH_RATE_MAIL_PER_HOUR: number;
}): AttemptLimitSettings {
  const { AUTH_RATE_LOGIN_PER_MINUTE: login, AUTH_RATE_MAIL_PER_HOUR: mail } = env;
  const logins = (max: number) => ({ max, windowSeconds: 60 });
  const mails = (max: number) => ({ max, windowSeconds: HOUR_SECONDS });
  return {
    login: logins(login),
    proof: logins(login),
    mail: mails(mail),
    loginsOfAddress: logins(10 * login),
    mailsOfAddress: mails(20 * mail),
    strangers: { max: 10 * login, windowSeconds: HOUR_SECONDS },
    mailsToMailbox: mail === 0 ? 0 : MAILS_TO_MAILBOX,
  };
}

/** Never blocks an account: attackers could lock out its owner. Fails open without Redis. */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly mailboxes: MailboxLimit,
    private readonly limits: AttemptLimitSettings,
  ) {}

  async countLogin(email: string, address: string): Promise<void> {
    await this.#refuseAbove([
      [`login:pair:${pairHash(email, address)}`, this.limits.login],
      [`login:address:${address}`, this.limits.loginsOfAddress],
    ]);
  }

  /** Slows distributed guessing. Known addresses are exempt. @throws AccountError 429 */
  async countStranger(
    email: string,
    accountId: string | undefined,
    address: string,
  ): Promise<void> {
    if (accountId !== undefined && (await this.#isKnown(accountId, address))) return;
    const strangers = `login:strangers:${emailHash(email)}`;
    if ((await this.#wait(strangers, this.limits.strangers)) === 0) return;
    await this.#refuseAbove([[`login:slowed:${pairHash(email, address)}`, SLOWED]]);
  }

  async countProof(email: string): Promise<void> {
    await this.#refuseAbove([[`proof:${emailHash(email)}`, this.limits.proof]]);
  }

  async countMail(email: string, address: string): Promise<void> {
    await this.#refuseAbove([
      [`mail:pair:${pairHash(email, address)}`, this.limits.mail],
      [`mail:address:${address}`, this.limits.mailsOfAddress],
    ]);
  }

  /** One mail is kept for a reset link. Links work for an hour, so the owner always has one. */
  async maySend(kind: MailKind, email: string): Promise<boolean> {
    return this.mailboxes.take(kind, email, this.limits.mailsToMailbox);
  }

  async rememberAddress({ id, email }: Account, address: string): Promise<void> {
    const pair = pairHash(email, address);
    await this.redis.client
      .multi()
      .set(knownKey(id, address), '', 'EX', KNOWN_SECONDS)
      .del(keyOf(`login:pair:${pair}`), keyOf(`login:slowed:${pair}`))
      .exec()
      .catch(() => undefined);
  }

  async resetPasswordChecks(email: string): Promise<void> {
    await this.redis.client.del(keyOf(`proof:${emailHash(email)}`)).catch(() => undefined);
  }

  async #isKnown(accountId: string, address: string): Promise<boolean> {
    return this.redis.client.exists(knownKey(accountId, address)).then(
      (count) => count > 0,
      () => true,
    );
  }

  async #refuseAbove(counts: readonly (readonly [string, Limit])[]): Promise<void> {
    const waits = await Promise.all(counts.map(([name, limit]) => this.#wait(name, limit)));
    const retryAfterSeconds = Math.max(...waits);
    if (retryAfterSeconds === 0) return;
    throw new AccountError(429, ACCOUNT_WORDS.tooManyAttempts, { retryAfterSeconds });
  }

  async #wait(name: string, limit: Limit): Promise<number> {
    return secondsToWait(this.redis, keyOf(name), limit);
  }
}

function keyOf(name: string): string {
  return `auth:attempts:${name}`;
}

function emailHash(email: string): string {
  return sha256(mailboxKey(email));
}

function pairHash(email: string, address: string): string {
  return sha256(`${mailboxKey(email)} ${address}`);
}

/** Keyed by account id, so that the key identifies no person after an erasure. */
function knownKey(accountId: string, address: string): string {
  return keyOf(`known:${sha256(`${accountId} ${address}`)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
