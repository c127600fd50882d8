import { createHash } from 'node:crypto';
import { emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import type { QuickRedis } from '@likeness/service-kit/redis/quick-redis';

export type AttemptKind = 'login' | 'mail';

/** 0 for no limit. */
type Limit = {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
};

/** Many people may share an address, so that it may try more often than an account may be tried. */
export function attemptLimits(env: {
  readonly AUTH_RATE_LOGIN_PER_MINUTE: number;
  readonly AUTH_RATE_MAIL_PER_HOUR: number;
}): Readonly<Record<AttemptKind, Limit>> {
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
export class AttemptLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly limits: Readonly<Record<AttemptKind, Limit>>,
  ) {}

  /** @throws AccountError 429 with the seconds to wait */
  async count(kind: AttemptKind, email: string, address: string): Promise<void> {
    const { perAccount, perAddress, windowSeconds } = this.limits[kind];
    const waits = await Promise.all([
      this.#wait(accountKey(kind, email), perAccount, windowSeconds),
      this.#wait(`auth:attempts:${kind}:address:${address}`, perAddress, windowSeconds),
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

  /** @returns seconds to wait; 0 for none */
  async #wait(key: string, max: number, windowSeconds: number): Promise<number> {
    if (max === 0) return 0;
    try {
      const answers = await this.redis.client
        .multi()
        .incr(key)
        .expire(key, windowSeconds, 'NX')
        .ttl(key)
        .exec();
      const [count, , left] = (answers ?? []).map(([, value]) => Number(value));
      return (count ?? 0) > max ? Math.max(1, left ?? windowSeconds) : 0;
    } catch {
      return 0;
    }
  }
}

/** Addresses of people are not kept in plain, not even for a minute. */
function accountKey(kind: AttemptKind, email: string): string {
  const hash = createHash('sha256').update(emailKey(email)).digest('hex');
  return `auth:attempts:${kind}:account:${hash}`;
}
