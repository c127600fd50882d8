import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import {
  type MailToken,
  type MailTokenPurpose,
  MailTokensRepository,
} from '../database/mail-tokens.repository.js';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';

export const MAIL_TOKEN_SECONDS = 3_600;

export type TokenOfAccount = { readonly found: MailToken; readonly account: Account };

/** Random single-use tokens for mail links; stored as hashes, valid for an hour. */
@Injectable()
export class MailTokensService {
  constructor(
    private readonly tokens: MailTokensRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async issue(
    manager: EntityManager,
    accountId: string,
    purpose: MailTokenPurpose,
  ): Promise<string> {
    const token = newSecretToken();
    const row = { tokenHash: hashToken(token), accountId, purpose };
    await this.tokens.insert(manager, row, MAIL_TOKEN_SECONDS);
    return token;
  }

  /** @returns undefined for an unknown or expired token */
  async find(token: string, purpose: MailTokenPurpose): Promise<TokenOfAccount | undefined> {
    const found = await this.tokens.find(hashToken(token), purpose);
    const account = found && (await this.accounts.byId(found.accountId));
    return account ? { found, account } : undefined;
  }

  /** Locks the account before it reads the token: other work on the account changes all its tokens. */
  async locked(
    manager: EntityManager,
    token: string,
    purpose: MailTokenPurpose,
  ): Promise<TokenOfAccount | undefined> {
    const hash = hashToken(token);
    const known = await this.tokens.find(hash, purpose, manager);
    const account = known && (await this.accounts.locked(manager, known.accountId));
    const found = account && (await this.tokens.find(hash, purpose, manager));
    return found ? { found, account } : undefined;
  }

  async use(manager: EntityManager, token: MailToken): Promise<void> {
    await this.tokens.markUsed(manager, token.tokenHash);
  }

  async useAll(
    manager: EntityManager,
    accountId: string,
    purpose: MailTokenPurpose,
  ): Promise<void> {
    await this.tokens.markAllUsed(manager, accountId, purpose);
  }
}
