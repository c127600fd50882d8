import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailToken, MailTokenPurpose } from '../database/mail-token.entity.js';
import { MailTokensRepository } from '../database/mail-tokens.repository.js';
import { hashToken, newSecretToken } from './secret-token.js';

export const MAIL_TOKEN_SECONDS = 3_600;

/** Random single-use tokens for mail links; stored as hashes, valid for an hour. */
@Injectable()
export class MailTokensService {
  constructor(private readonly tokens: MailTokensRepository) {}

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

  /** Locks the token until the transaction ends; null for an unknown or expired token. */
  async find(
    manager: EntityManager,
    token: string,
    purpose: MailTokenPurpose,
  ): Promise<MailToken | null> {
    return this.tokens.locked(manager, hashToken(token), purpose);
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
