import { changeRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

export type MailTokenPurpose = 'verify' | 'reset';

@Entity('mail_tokens')
export class MailToken {
  /** Hex SHA-256 of the token. */
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('text') purpose!: MailTokenPurpose;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}

@Injectable()
export class MailTokensRepository extends SqlRepository {
  async insert(
    manager: EntityManager,
    token: Pick<MailToken, 'tokenHash' | 'accountId' | 'purpose'>,
    lifetimeSeconds: number,
  ): Promise<void> {
    await manager.sql`INSERT INTO mail_tokens (token_hash, account_id, purpose, expires_at)
      VALUES (${token.tokenHash}, ${token.accountId}, ${token.purpose},
        now() + make_interval(secs => ${lifetimeSeconds}))`;
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
    return changeRows(this.database)`DELETE FROM mail_tokens WHERE expires_at <= now()`;
  }
}
