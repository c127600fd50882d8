import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { MailTokens } from '../tokens/mail-tokens.service.js';
import { PasswordHasher } from './password-hasher.js';
import { assertGoodPassword } from './password-policy.js';

/** Gives accounts another password. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokens,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws AccountError 400 in words for a password that is too weak */
  async hash(password: string, account: Account): Promise<string> {
    assertGoodPassword(password, account);
    return this.hasher.hash(password);
  }

  /** Links that were sent for another one work no more. */
  async set(manager: EntityManager, accountId: string, passwordHash: string): Promise<void> {
    await this.accounts.update(manager, accountId, { passwordHash });
    await this.tokens.useAll(manager, accountId, 'reset');
  }
}
