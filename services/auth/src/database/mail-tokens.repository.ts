import { changeRows, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

export type MailTokenPurpose = 'verify' | 'reset';

const tokenRow = z.object({
  /** Hex SHA-256 of the token. */
  tokenHash: z.string(),
  accountId: z.string(),
  usedAt: z.date().nullable(),
});
export type MailToken = Readonly<z.infer<typeof tokenRow>>;
type NewToken = Omit<MailToken, 'usedAt'> & { readonly purpose: MailTokenPurpose };

@Injectable()
export class MailTokensRepository extends SqlRepository {
  async insert(manager: EntityManager, token: NewToken, lifetimeSeconds: number): Promise<void> {
    await manager.sql`INSERT INTO mail_tokens (token_hash, account_id, purpose, expires_at)
      VALUES (${token.tokenHash}, ${token.accountId}, ${token.purpose},
        now() + make_interval(secs => ${lifetimeSeconds}))`;
  }

  /** An unexpired token, which may be used. */
  async find(
    tokenHash: string,
    purpose: MailTokenPurpose,
    manager: EntityManager = this.database.manager,
  ): Promise<MailToken | undefined> {
    return queryRow(manager, tokenRow)`SELECT token_hash AS "tokenHash",
        account_id AS "accountId", used_at AS "usedAt" FROM mail_tokens
      WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > now()`;
  }

  async markUsed(manager: EntityManager, tokenHash: string): Promise<void> {
    await manager.sql`UPDATE mail_tokens SET used_at = now() WHERE token_hash = ${tokenHash}`;
  }

  async markAllUsed(
    manager: EntityManager,
    accountId: string,
    purpose: MailTokenPurpose,
  ): Promise<void> {
    await manager.sql`UPDATE mail_tokens SET used_at = now()
      WHERE account_id = ${accountId} AND purpose = ${purpose}`;
  }

  async removeExpired(): Promise<number> {
    return changeRows(this.database)`DELETE FROM mail_tokens WHERE expires_at <= now()`;
  }
}
