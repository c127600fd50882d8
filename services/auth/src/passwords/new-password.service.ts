import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import { PasswordHasher } from './password-hasher.js';
import { assertGoodPassword } from './password-policy.js';

@Injectable()
export class NewPasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensService,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailOrdersService,
    private readonly limits: AttemptLimits,
  ) {}

  /** @throws AccountError 400 for a weak password */
  async hash(password: string, account: Account): Promise<string> {
    assertGoodPassword(password, account);
    return this.hasher.hash(password);
  }

  /** Checks the current password. @throws AccountError 429 */
  async isCurrent(account: Account, password: string): Promise<boolean> {
    await this.limits.countProof(account.email);
    if (!(await this.hasher.matches(password, account.passwordHash))) return false;
    await this.limits.resetPasswordChecks(account.email);
    return true;
  }

  async set(manager: EntityManager, { id, email }: Account, passwordHash: string): Promise<void> {
    await this.accounts.update(manager, id, { passwordHash });
    await this.tokens.useAll(manager, id, 'reset');
    const facts = { changedAt: new Date().toISOString() };
    await this.mails.order(manager, { kind: 'password', recipient: email, facts });
  }

  /** Call after the password has committed. */
  async announce(account: Account, address: string): Promise<void> {
    await this.limits.rememberAddress(account, address);
  }
}
