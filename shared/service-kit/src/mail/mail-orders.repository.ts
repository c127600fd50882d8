import type { MailFigures } from '@likeness/contracts/http/operator';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { queryRow, queryRows } from '../database/rows.js';
import { MailOrder } from './mail-order.entity.js';

/** Longer than rendering and sending a mail. */
const LEASE_SECONDS = 60;

export type NewMailOrder = {
  readonly kind: string;
  readonly recipient: string;
  readonly facts?: unknown;
  readonly usefulSeconds: number;
  /** Counts for its mailbox, and no limit holds it back: receipts and confirmations. */
  readonly mustArrive?: boolean;
};

const REFUSED_FOR = `interval '7 days'`;
const MAX_REPLY = 500;
const MAX_LISTED = 50;

const waitingRow = z.object({ waiting: z.number(), retried: z.number() });
const refusedRow = z.object({
  id: z.string(),
  kind: z.string(),
  reply: z.string(),
  at: z.date().transform((at) => at.toISOString()),
});

@Injectable()
export class MailOrdersRepository {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  async insert(manager: EntityManager, order: NewMailOrder): Promise<void> {
    await manager.sql`INSERT INTO mail_orders (kind, recipient, facts, expires_at)
      VALUES (${order.kind}, ${order.recipient}, ${JSON.stringify(order.facts ?? null)},
        now() + make_interval(secs => ${order.usefulSeconds}))`;
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
      await manager.sql`UPDATE mail_orders SET attempts = attempts + 1,
        due_at = now() + make_interval(secs => ${LEASE_SECONDS}) WHERE id = ${order.id}`;
      return order;
    });
  }

  async settle({ id }: MailOrder): Promise<void> {
    await this.database.getRepository(MailOrder).delete({ id });
  }

  /** Tells operators for a week; then the order is due and settled. */
  async keepRefused({ id }: MailOrder, reply: string): Promise<void> {
    await this.database.sql`
      UPDATE mail_orders SET refusal = left(${reply}, ${MAX_REPLY}), facts = NULL,
      due_at = now() + ${() => REFUSED_FOR} WHERE id = ${id}`;
  }

  async isRefused(kind: string, recipient: string): Promise<boolean> {
    return this.database
      .getRepository(MailOrder)
      .existsBy({ kind, recipient, refusal: Not(IsNull()) });
  }

  async figures(): Promise<MailFigures> {
    const waiting = await queryRow(this.database, waitingRow)`
      SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE attempts > 1))::int AS retried
      FROM mail_orders WHERE refusal IS NULL`;
    const refused = await queryRows(this.database, refusedRow)`
      SELECT id::text, kind, refusal AS reply, due_at - ${() => REFUSED_FOR} AS at
      FROM mail_orders
      WHERE refusal IS NOT NULL ORDER BY due_at DESC LIMIT ${MAX_LISTED}`;
    return { waiting: 0, retried: 0, ...waiting, refused };
  }

  /** Increases the delay with each attempt and deletes outdated orders. */
  async putOff({ id }: MailOrder): Promise<void> {
    await this.database.sql`UPDATE mail_orders
      SET due_at = now() + make_interval(secs => least(300, power(2, least(attempts, 10))))
      WHERE id = ${id}`;
    await this.database.sql`DELETE FROM mail_orders WHERE id = ${id} AND expires_at <= now()`;
  }
}
