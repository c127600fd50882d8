import type { MailFigures } from '@likeness/contracts/http/operator';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryNumber, queryRow, queryRows } from '../database/rows.js';

export const CREATE_MAIL_ORDERS = `
  CREATE TABLE mail_orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    facts jsonb,
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX mail_orders_by_due ON mail_orders (due_at)`;

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

/** Holds no token: tokens are generated on sending. */
const orderRow = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  /** Data that the mail needs and that no longer exists elsewhere. */
  facts: z.unknown(),
  attempts: z.number(),
  /** The mail server's last reply, if it will never accept the mail. */
  refusal: z.string().nullable(),
});
export type MailOrder = Readonly<z.infer<typeof orderRow>>;

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
  async take(): Promise<MailOrder | undefined> {
    return queryRow(this.database, orderRow)`UPDATE mail_orders SET attempts = attempts + 1,
        due_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = (
        SELECT id FROM mail_orders WHERE due_at <= now()
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, recipient, facts, attempts, refusal`;
  }

  async settle({ id }: MailOrder): Promise<void> {
    await this.database.sql`DELETE FROM mail_orders WHERE id = ${id}`;
  }

  /** Tells operators for a week; then the order is due and settled. */
  async keepRefused({ id }: MailOrder, reply: string): Promise<void> {
    await this.database.sql`
      UPDATE mail_orders SET refusal = left(${reply}, ${MAX_REPLY}), facts = NULL,
      due_at = now() + ${() => REFUSED_FOR} WHERE id = ${id}`;
  }

  async isRefused(kind: string, recipient: string): Promise<boolean> {
    const refused = await queryNumber(this.database)`SELECT count(*)::int FROM mail_orders
      WHERE kind = ${kind} AND recipient = ${recipient} AND refusal IS NOT NULL`;
    return refused > 0;
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
