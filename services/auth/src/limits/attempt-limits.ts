import { createHash } from 'node:crypto';
import { emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { Injectable } from '@nestjs/common';
import { secondsToWait } from '@likeness/service-kit/limits/seconds-to-wait';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';

export type AttemptKind = 'login' | 'mail';

/** 0 for no limit. */
type Limit = {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
};

/** How often each kind of attempt may be made. */
export abstract class AttemptLimitSettings implements Readonly<Record<AttemptKind, Limit>> {
  abstract readonly login: Limit;
  abstract readonly mail: Limit;
}

/** Many people may share an address, so that it may try more often than an account may be tried. */
export function attemptLimits(env: {
  readonly AUTH_RATE_LOGIN_PER_MINUTE: number;
  readonly AUTH_RATE_MAIL_PER_HOUR: number;
}): AttemptLimitSettings {
  const { AUTH_RATE_LOGIN_PER_MINUTE: login, AUTH_RATE_MAIL_PER_HOUR: mail } = env;
  return {
    login: { perAccount: login, perAddress: 10 * login, windowSeconds: 60 },
    mail: { perAccount: mail, perAddress: 20 * mail, windowSeconds: 3_600 },
  };
}

/**
 * Counts attempts by account, whether there is one or not, and by client address, in Redis for all
 * processes together. While Redis is away nobody is limited.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly limits: AttemptLimitSettings,
  ) {}

  /** @throws AccountError 429 with the seconds to wait */
  async count(kind: AttemptKind, email: string, address: string): Promise<void> {
    const { perAccount, perAddress, windowSeconds } = this.limits[kind];
    const waits = await Promise.all([
      secondsToWait(this.redis, accountKey(kind, email), { max: perAccount, windowSeconds }),
      secondsToWait(this.redis, `auth:attempts:${kind}:address:${address}`, {
        max: perAddress,
        windowSeconds,
      }),
    ]);
    const retryAfterSeconds = Math.max(...waits);
    if (retryAfterSeconds > 0) {
      const detail = 'Too many attempts. Please try again later.';
      throw new AccountError(429, detail, { retryAfterSeconds });
    }
  }

  /** Forgets the attempts on an account whose owner has come in. */
  async forgive(kind: AttemptKind, email: string): Promise<void> {
    await this.redis.client.del(accountKey(kind, email)).catch(() => undefined);
  }
}

/** Addresses of people are not kept in plain, not even for a minute. */
function accountKey(kind: AttemptKind, email: string): string {
  const hash = createHash('sha256').update(emailKey(email)).digest('hex');
  return `auth:attempts:${kind}:account:${hash}`;
}
