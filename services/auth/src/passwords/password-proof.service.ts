import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class PasswordProofService {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws AccountError 429 */
  async holds(account: Account, password: string): Promise<boolean> {
    await this.limits.countProof(account.email);
    if (!(await this.hasher.matches(password, account.passwordHash))) return false;
    await this.limits.resetPasswordChecks(account.email);
    return true;
  }
}
