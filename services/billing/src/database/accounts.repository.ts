import { SUBSCRIBER_STATUSES } from '@likeness/contracts/identity/plan';
import { KeyedMutex } from '@likeness/service-kit/database/keyed-mutex';
import { queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const balanceRow = z.object({ available: z.int(), held: z.int() });
export type Balance = Readonly<z.infer<typeof balanceRow>>;
const lockedRow = balanceRow.extend({ is_closed: z.boolean() });
type Locked = Readonly<z.infer<typeof lockedRow>>;
const closureRow = z.object({ closed_at: z.date().nullable(), is_suspended: z.boolean() });

const snapshotRow = z.object({
  revision: z.int(),
  available: z.int(),
  status: z.string().nullable(),
  started_at: z.date().nullable(),
  ends_at: z.date().nullable(),
});
type AccountSnapshotRow = z.infer<typeof snapshotRow>;

/** Only ledger entries change balances. */
@Injectable()
export class AccountsRepository extends SqlRepository {
  constructor(
    database: DataSource,
    private readonly mutex: KeyedMutex,
  ) {
    super(database);
  }

  /** Waits without a connection: one person can't drain the pool. @throws AppError SERVICE_BUSY */
  async exclusively<T>(
    userId: string,
    work: (manager: EntityManager, balance: Locked) => Promise<T>,
  ): Promise<T> {
    return this.mutex.run([`account ${userId}`], () =>
      this.database.transaction(async (manager) =>
        work(manager, await this.locked(manager, userId)),
      ),
    );
  }

  async locked(manager: EntityManager, userId: string): Promise<Locked> {
    const lock = () =>
      queryRow(manager, lockedRow)`SELECT available, held, closed_at IS NOT NULL AS is_closed
        FROM accounts WHERE user_id = ${userId} FOR UPDATE`;
    const found = await lock();
    if (found) return found;
    await manager.sql`
      INSERT INTO accounts (user_id) VALUES (${userId}) ON CONFLICT (user_id) DO NOTHING`;
    const made = await lock();
    if (!made) throw new Error('an account that was just made is not there');
    return made;
  }

  async balance(userId: string): Promise<Balance> {
    const found = await queryRow(this.database, balanceRow)`
      SELECT available, held FROM accounts WHERE user_id = ${userId}`;
    return found ?? { available: 0, held: 0 };
  }

  async closedAt(userId: string): Promise<Date | undefined> {
    return (await this.#closureOf(userId))?.closed_at ?? undefined;
  }

  /** @returns false for an erased or suspended account */
  async mayBuy(userId: string): Promise<boolean> {
    const closure = await this.#closureOf(userId);
    return closure === undefined || (closure.closed_at === null && !closure.is_suspended);
  }

  async suspend(manager: EntityManager, userId: string, isSuspended: boolean): Promise<void> {
    await manager.sql`UPDATE accounts SET is_suspended = ${isSuspended} WHERE user_id = ${userId}`;
  }

  async #closureOf(userId: string) {
    return queryRow(this.database, closureRow)`
      SELECT closed_at, is_suspended FROM accounts WHERE user_id = ${userId}`;
  }

  /** Prefers the subscription with rights, then the newest. Undefined for a closed account. */
  async snapshot(manager: EntityManager, userId: string): Promise<AccountSnapshotRow | undefined> {
    return queryRow(manager, snapshotRow)`SELECT revision, available, status, started_at, ends_at
      FROM accounts LEFT JOIN LATERAL (
        SELECT status, started_at, ends_at FROM subscriptions
        WHERE subscriptions.user_id = accounts.user_id
        ORDER BY status = ANY(${SUBSCRIBER_STATUSES}) DESC, started_at DESC LIMIT 1
      ) AS subscription ON true
      WHERE accounts.user_id = ${userId} AND closed_at IS NULL`;
  }

  /** Bumps the revision for a change outside the ledger. */
  async touch(manager: EntityManager, userId: string): Promise<void> {
    await manager.sql`UPDATE accounts SET revision = revision + 1 WHERE user_id = ${userId}`;
  }

  async close(manager: EntityManager, userId: string): Promise<void> {
    await manager.sql`
      UPDATE accounts SET closed_at = coalesce(closed_at, now()) WHERE user_id = ${userId}`;
  }
}

@Injectable()
export class CustomersRepository extends SqlRepository {
  async of(userId: string): Promise<string | undefined> {
    const [id] = await queryColumn(this.database, z.string())`
      SELECT stripe_id FROM customers WHERE user_id = ${userId}`;
    return id;
  }

  async personOf(manager: EntityManager, stripeId: string): Promise<string | undefined> {
    const [userId] = await queryColumn(manager, z.string())`
      SELECT user_id FROM customers WHERE stripe_id = ${stripeId}`;
    return userId;
  }

  /** Requires a lock on the account row. @returns undefined for a closed account */
  async insert(
    manager: EntityManager,
    userId: string,
    stripeId: string,
  ): Promise<string | undefined> {
    const [id] = await queryColumn(manager, z.string())`INSERT INTO customers (user_id, stripe_id)
      SELECT user_id, ${stripeId} FROM accounts WHERE user_id = ${userId} AND closed_at IS NULL
      ON CONFLICT (user_id) DO UPDATE SET stripe_id = customers.stripe_id RETURNING stripe_id`;
    return id;
  }

  /** @param stripeId only this one */
  async remove(manager: EntityManager, userId: string, stripeId?: string): Promise<void> {
    await manager.sql`DELETE FROM customers WHERE user_id = ${userId}
      AND stripe_id = coalesce(${stripeId ?? null}, stripe_id)`;
  }
}
