import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailOrder } from './mail-order.entity.js';

/** Longer than rendering and sending a mail. */
const LEASE_SECONDS = 60;

export type NewMailOrder = {
  readonly kind: string;
  readonly recipient: string;
  readonly facts?: unknown;
  readonly usefulSeconds: number;
};

@Injectable()
export class MailOrdersRepository {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  async insert(manager: EntityManager, order: NewMailOrder): Promise<void> {
    await manager.query(
      `INSERT INTO mail_orders (kind, recipient, facts, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [order.kind, order.recipient, JSON.stringify(order.facts ?? null), order.usefulSeconds],
    );
  }

  /** Leases the oldest due order. An unsettled order is due again when the lease expires. */
  async take(): Promise<MailOrder | null> {
    return this.database.transaction(async (manager) => {
      const order = await manager
        .createQueryBuilder(MailOrder, 'mail')
        .where('mail.due_at <= now()')
        .orderBy('mail.id')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!order) return null;
      await manager.query(
        `UPDATE mail_orders SET attempts = attempts + 1,
           due_at = now() + interval '${LEASE_SECONDS} seconds' WHERE id = $1`,
        [order.id],
      );
      return order;
    });
  }

  async settle({ id }: MailOrder): Promise<void> {
    await this.database.getRepository(MailOrder).delete({ id });
  }

  /** Increases the delay with each attempt and deletes outdated orders. */
  async putOff({ id }: MailOrder): Promise<void> {
    await this.database.query(
      `UPDATE mail_orders
       SET due_at = now() + make_interval(secs => least(300, power(2, least(attempts, 10))))
       WHERE id = $1`,
      [id],
    );
    await this.database.query(`DELETE FROM mail_orders WHERE id = $1 AND expires_at <= now()`, [
      id,
    ]);
  }
}
