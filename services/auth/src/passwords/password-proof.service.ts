import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { PasswordHasher } from './password-hasher.js';

/** Has who is logged in prove that they know the account's password. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Guessing counts as attempts to log in do. @throws AccountError 429 */
  async holds(account: Account, password: string, address: string): Promise<boolean> {
    await this.limits.count('login', account.email, address);
    if (!(await this.hasher.matches(password, account.passwordHash))) return false;
    await this.limits.forgive('login', account.email);
    return true;
  }
}
