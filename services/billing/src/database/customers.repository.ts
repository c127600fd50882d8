import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class CustomersRepository {
  constructor(private readonly database: DataSource) {}

  async of(userId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ stripe_id: string }[]>(
      `SELECT stripe_id FROM customers WHERE user_id = $1`,
      [userId],
    );
    return row?.stripe_id;
  }

  async personOf(manager: EntityManager, stripeId: string): Promise<string | undefined> {
    const [row] = await manager.query<{ user_id: string }[]>(
      `SELECT user_id FROM customers WHERE stripe_id = $1`,
      [stripeId],
    );
    return row?.user_id;
  }

  /** Requires a lock on the account row. @returns undefined for a closed account */
  async insert(
    manager: EntityManager,
    userId: string,
    stripeId: string,
  ): Promise<string | undefined> {
    const [row] = await manager.query<{ stripe_id: string }[]>(
      `INSERT INTO customers (user_id, stripe_id)
       SELECT user_id, $2 FROM accounts WHERE user_id = $1 AND closed_at IS NULL
       ON CONFLICT (user_id) DO UPDATE SET stripe_id = customers.stripe_id RETURNING stripe_id`,
      [userId, stripeId],
    );
    return row?.stripe_id;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`DELETE FROM customers WHERE user_id = $1`, [userId]);
  }
}
