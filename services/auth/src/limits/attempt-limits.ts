import { createHash } from 'node:crypto';
import type { Account } from '../database/account.entity.js';
import { emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { Injectable } from '@nestjs/common';
import { type Limit, secondsToWait } from '@likeness/service-kit/limits/seconds-to-wait';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';

const HOUR_SECONDS = 3_600;
/** How long an address stays known to an account after its owner came in from there. */
const KNOWN_SECONDS = 30 * 24 * HOUR_SECONDS;
/** What an unknown address may try while many addresses guess at one account. */
const SLOWED: Limit = { max: 3, windowSeconds: HOUR_SECONDS };
/** A link in a mail works for an hour, so an owner who gets no second mail has a link that works. */
const BETWEEN_MAILS: Limit = { max: 1, windowSeconds: 300 };

export type MailKind = 'verify' | 'reset' | 'newsletter';

/** How often each kind of attempt may be made; a `max` of 0 is no limit. */
export abstract class AttemptLimitSettings {
  /** By one address on one account. */
  abstract readonly login: Limit;
  /** By a person who is logged in, on the password of their own account. */
  abstract readonly proof: Limit;
  /** By one address for one account. */
  abstract readonly mail: Limit;
  abstract readonly loginsOfAddress: Limit;
  abstract readonly mailsOfAddress: Limit;
  /** By all addresses together that the account doesn't know; more only slow these down. */
  abstract readonly strangers: Limit;
  /** Mails of one kind to one address, whoever asks; more are sent less often. */
  abstract readonly mailsToAccount: Limit;
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
    // Many people may share an address.
    loginsOfAddress: logins(10 * login),
    mailsOfAddress: mails(20 * mail),
    strangers: { max: 10 * login, windowSeconds: HOUR_SECONDS },
    mailsToAccount: mails(mail),
  };
}

/**
 * Counts attempts in Redis for all processes together, on accounts that exist and on others alike.
 * No limit of an account alone refuses: anybody who knows its email address could then lock its
 * owner out. While Redis is away, no limit applies.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly limits: AttemptLimitSettings,
  ) {}

  /** @throws AccountError 429 with the seconds to wait */
  async countLogin(email: string, address: string): Promise<void> {
    await this.#refuseAbove([
      [`login:pair:${pairHash(email, address)}`, this.limits.login],
      [`login:address:${address}`, this.limits.loginsOfAddress],
    ]);
  }

  /**
   * Slows guessing from many addresses; an address the account knows is never slowed.
   * @param accountId of the account with that email address, if there is one
   * @throws AccountError 429 with the seconds to wait
   */
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

  /** For a person who is logged in. @throws AccountError 429 with the seconds to wait */
  async countProof(email: string): Promise<void> {
    await this.#refuseAbove([[`proof:${emailHash(email)}`, this.limits.proof]]);
  }

  /** @throws AccountError 429 with the seconds to wait */
  async countMail(email: string, address: string): Promise<void> {
    await this.#refuseAbove([
      [`mail:pair:${pairHash(email, address)}`, this.limits.mail],
      [`mail:address:${address}`, this.limits.mailsOfAddress],
    ]);
  }

  /** Whether one more mail may go out, or one went a moment ago that serves as well. */
  async maySend(kind: MailKind, email: string): Promise<boolean> {
    const key = `mail:${kind}:${emailHash(email)}`;
    if ((await this.#wait(key, this.limits.mailsToAccount)) === 0) return true;
    return (await this.#wait(`${key}:spaced`, BETWEEN_MAILS)) === 0;
  }

  /** Knows the address of an owner who has come in, and forgets the attempts made from there. */
  async welcome({ id, email }: Account, address: string): Promise<void> {
    const pair = pairHash(email, address);
    await this.redis.client
      .multi()
      .set(knownKey(id, address), '', 'EX', KNOWN_SECONDS)
      .del(keyOf(`login:pair:${pair}`), keyOf(`login:slowed:${pair}`))
      .exec()
      .catch(() => undefined);
  }

  /** Forgets wrong guesses of a person who has shown that they know their password. */
  async proven(email: string): Promise<void> {
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
    const detail = 'Too many attempts. Please try again later.';
    throw new AccountError(429, detail, { retryAfterSeconds });
  }

  async #wait(name: string, limit: Limit): Promise<number> {
    return secondsToWait(this.redis, keyOf(name), limit);
  }
}

function keyOf(name: string): string {
  return `auth:attempts:${name}`;
}

/** Email addresses are not kept in plain, not even for a minute. */
function emailHash(email: string): string {
  return sha256(emailKey(email));
}

function pairHash(email: string, address: string): string {
  return sha256(`${emailKey(email)} ${address}`);
}

/** Named by the account's id, so that it leads to no person once the account is erased. */
function knownKey(accountId: string, address: string): string {
  return keyOf(`known:${sha256(`${accountId} ${address}`)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
