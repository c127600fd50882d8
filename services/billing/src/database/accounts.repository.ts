import { KeyedMutex } from '@likeness/service-kit/database/keyed-mutex';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type Balance = { readonly available: number; readonly held: number };

/** The balances of people. They change by entries of the ledger only. */
@Injectable()
export class AccountsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly mutex: KeyedMutex,
  ) {}

  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /**
   * Begins a transaction that holds the account's row, made if it is not there. The turn is waited
   * for without a connection, so that one person's requests do not take all of them.
   * @throws AppError SERVICE_BUSY
   */
  async exclusively<T>(
    userId: string,
    work: (manager: EntityManager, balance: Balance) => Promise<T>,
  ): Promise<T> {
    return this.mutex.run([`account ${userId}`], () =>
      this.database.transaction(async (manager) =>
        work(manager, await this.locked(manager, userId)),
      ),
    );
  }

  /** Holds the account's row, made if it is not there, until the transaction ends. */
  async locked(manager: EntityManager, userId: string): Promise<Balance> {
    const select = `SELECT available, held FROM accounts WHERE user_id = $1 FOR UPDATE`;
    const [found] = await manager.query<Balance[]>(select, [userId]);
    if (found) return found;
    await manager.query(
      `INSERT INTO accounts (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING`,
      [userId],
    );
    const [made] = await manager.query<Balance[]>(select, [userId]);
    if (!made) throw new Error('an account that was just made is not there');
    return made;
  }

  async balance(userId: string): Promise<Balance> {
    const [found] = await this.database.query<Balance[]>(
      `SELECT available, held FROM accounts WHERE user_id = $1`,
      [userId],
    );
    return found ?? { available: 0, held: 0 };
  }

  /** Counts a change that the ledger does not know of. */
  async touch(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`UPDATE accounts SET revision = revision + 1 WHERE user_id = $1`, [userId]);
  }

  /** The person has left: what is booked stays, nothing is told of the account any more. */
  async close(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `UPDATE accounts SET closed_at = coalesce(closed_at, now()) WHERE user_id = $1`,
      [userId],
    );
  }
}
