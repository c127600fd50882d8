import { queryRow } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const idRow = z.object({ stripe_id: z.string() });
const personRow = z.object({ user_id: z.string() });

@Injectable()
export class CustomersRepository {
  constructor(private readonly database: DataSource) {}

  async of(userId: string): Promise<string | undefined> {
    const row = await queryRow(
      this.database,
      idRow,
      `SELECT stripe_id FROM customers WHERE user_id = $1`,
      [userId],
    );
    return row?.stripe_id;
  }

  async personOf(manager: EntityManager, stripeId: string): Promise<string | undefined> {
    const row = await queryRow(
      manager,
      personRow,
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
    const row = await queryRow(
      manager,
      idRow,
      `INSERT INTO customers (user_id, stripe_id)
       SELECT user_id, $2 FROM accounts WHERE user_id = $1 AND closed_at IS NULL
       ON CONFLICT (user_id) DO UPDATE SET stripe_id = customers.stripe_id RETURNING stripe_id`,
      [userId, stripeId],
    );
    return row?.stripe_id;
  }

  /** @param stripeId only this one */
  async remove(manager: EntityManager, userId: string, stripeId?: string): Promise<void> {
    await manager.query(
      `DELETE FROM customers WHERE user_id = $1 AND stripe_id = coalesce($2, stripe_id)`,
      [userId, stripeId ?? null],
    );
  }
}
