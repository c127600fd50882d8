import { changeRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailToken, type MailTokenPurpose } from './mail-token.entity.js';

@Injectable()
export class MailTokensRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    manager: EntityManager,
    token: Pick<MailToken, 'tokenHash' | 'accountId' | 'purpose'>,
    lifetimeSeconds: number,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO mail_tokens (token_hash, account_id, purpose, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [token.tokenHash, token.accountId, token.purpose, lifetimeSeconds],
    );
  }

  /** An unexpired token, which may be used. */
  async find(
    tokenHash: string,
    purpose: MailTokenPurpose,
    manager: EntityManager = this.database.manager,
  ): Promise<MailToken | null> {
    return manager
      .createQueryBuilder(MailToken, 'token')
      .where({ tokenHash, purpose })
      .andWhere('token.expiresAt > now()')
      .getOne();
  }

  async markUsed(manager: EntityManager, tokenHash: string): Promise<void> {
    await manager.update(MailToken, { tokenHash }, { usedAt: () => 'now()' });
  }

  async markAllUsed(
    manager: EntityManager,
    accountId: string,
    purpose: MailTokenPurpose,
  ): Promise<void> {
    await manager.update(MailToken, { accountId, purpose }, { usedAt: () => 'now()' });
  }

  async removeExpired(): Promise<number> {
    return changeRows(this.database, `DELETE FROM mail_tokens WHERE expires_at <= now()`);
  }
}
