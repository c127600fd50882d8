import { randomUUID } from 'node:crypto';
import { emailKey } from '@likeness/contracts/accounts/email-address';
import { changeRows, queryColumn } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Account } from './account.entity.js';

export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'statementVersion'> &
  Partial<Pick<Account, 'passwordHash' | 'googleSubject' | 'isVerified' | 'language'>>;

@Injectable()
export class AccountsRepository extends SqlRepository {
  async byEmail(
    email: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Account | null> {
    if (email.includes('\0')) return null;
    return manager.findOneBy(Account, { emailKey: emailKey(email) });
  }

  async byId(id: string): Promise<Account | null> {
    return this.database.manager.findOneBy(Account, { id });
  }

  async byGoogleSubject(manager: EntityManager, googleSubject: string): Promise<Account | null> {
    return manager.findOneBy(Account, { googleSubject });
  }

  async bySession(sessionId: string): Promise<Account | null> {
    return this.database
      .getRepository(Account)
      .createQueryBuilder('account')
      .innerJoin('sessions', 'session', 'session.account_id = account.id')
      .where('session.id = :sessionId AND session.expires_at > now()', { sessionId })
      .andWhere('account.isActive')
      .getOne();
  }

  async idsAfter(after: string | null, limit: number): Promise<string[]> {
    return queryColumn(this.database, z.string())`SELECT id FROM accounts
      WHERE ${after}::uuid IS NULL OR id > ${after} ORDER BY id LIMIT ${limit}`;
  }

  async suspended(limit: number): Promise<Account[]> {
    return this.database.getRepository(Account).find({
      where: { isActive: false },
      order: { suspendedAt: { direction: 'DESC', nulls: 'LAST' }, id: 'ASC' },
      take: limit,
    });
  }

  async suspendedById(id: string): Promise<Account | null> {
    return this.database.getRepository(Account).findOneBy({ id, isActive: false });
  }

  async locked(manager: EntityManager, id: string): Promise<Account | null> {
    return manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns null when the address already has an account */
  async insert(manager: EntityManager, account: NewAccount): Promise<Account | null> {
    const id = randomUUID();
    await manager
      .createQueryBuilder()
      .insert()
      .into(Account)
      .values({ ...account, id, emailKey: emailKey(account.email) })
      .orIgnore()
      .execute();
    return manager.findOneBy(Account, { id });
  }

  async update(manager: EntityManager, id: string, change: Partial<Account>): Promise<void> {
    if (Object.keys(change).length > 0) await manager.update(Account, { id }, change);
  }

  async replaceHash(id: string, from: string, to: string): Promise<boolean> {
    const done = await changeRows(this.database)`
      UPDATE accounts SET password_hash = ${to} WHERE id = ${id} AND password_hash = ${from}`;
    return done === 1;
  }

  async remove(manager: EntityManager, { id, email, emailKey: key }: Account): Promise<void> {
    await manager.sql`
      DELETE FROM mail_orders WHERE recipient = ${email} AND refusal IS NOT NULL`;
    await manager.delete(Account, { id });
    await manager.sql`DELETE FROM newsletter_subscribers WHERE email_key = ${key}`;
  }
}
