import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import { PasswordHasher } from './password-hasher.js';
import { assertGoodPassword } from './password-policy.js';

/** Gives accounts another password. */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensService,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailOrdersService,
    private readonly limits: AttemptLimits,
  ) {}

  /** @throws AccountError 400 in words for a password that is too weak */
  async hash(password: string, account: Account): Promise<string> {
    assertGoodPassword(password, account);
    return this.hasher.hash(password);
  }

  /** Ends the links that were sent for another password, and orders the notice to the owner. */
  async set(manager: EntityManager, { id, email }: Account, passwordHash: string): Promise<void> {
    await this.accounts.update(manager, id, { passwordHash });
    await this.tokens.useAll(manager, id, 'reset');
    await this.mails.passwordNotice(manager, email, { changedAt: new Date().toISOString() });
  }

  /** To be called once the password has committed. @param address where its owner set it */
  async announce(account: Account, address: string): Promise<void> {
    this.mails.send();
    await this.limits.welcome(account, address);
  }
}
