import { createHmac } from 'node:crypto';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RegistrationsRepository } from '../database/registrations.repository.js';
import { AccountError } from '../http/account-error.js';

const HOUR_SECONDS = 3_600;

export abstract class NewAccountSettings {
  abstract readonly perHour: number;
  abstract readonly perDay: number;
  abstract readonly secret: string;
}

/** Counts in the creating transaction. Stores a keyed hash of the address for a day. */
@Injectable()
export class NewAccountLimits {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly settings: NewAccountSettings,
  ) {}

  async count(manager: EntityManager, address: string): Promise<void> {
    const { perHour, perDay, secret } = this.settings;
    const hash = createHmac('sha256', secret).update(`address:${address}`).digest('hex');
    await this.registrations.lock(manager, hash);
    let retryAfterSeconds = 0;
    for (const [max, hours] of [
      [perHour, 1],
      [perDay, 24],
    ] as const) {
      if (max === 0) continue;
      const limit = { max, windowSeconds: hours * HOUR_SECONDS };
      const seconds = await this.registrations.secondsUntilBelow(manager, hash, limit);
      retryAfterSeconds = Math.max(retryAfterSeconds, seconds);
    }
    if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
    await this.registrations.insert(manager, hash);
  }
}

function tooMany(retryAfterSeconds: number): AccountError {
  const { tooManyAccounts, tooManyAccountsToday } = ACCOUNT_WORDS;
  const detail = retryAfterSeconds > HOUR_SECONDS ? tooManyAccountsToday : tooManyAccounts;
  return new AccountError(429, detail, { retryAfterSeconds });
}
