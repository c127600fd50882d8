import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StripeEvent } from '../webhook/event-subject.js';

/** Longer than Stripe tries to deliver an event. */
const KEEP_DAYS = 30;

/** Which of Stripe's events have been applied, and the order in which Stripe has been looked at. */
@Injectable()
export class StripeEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * A number to be taken before Stripe is asked. Of two looks at the same object the one with the
   * higher number was begun later, so that it sees whatever the other's event was about.
   */
  async nextLook(): Promise<string> {
    const [row] = await this.database.query<{ look: string }[]>(
      `SELECT nextval('looks')::text AS look`,
    );
    if (!row) throw new Error('the sequence of looks gave nothing');
    return row.look;
  }

  async isKnown(id: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(`SELECT FROM stripe_events WHERE id = $1`, [
      id,
    ]);
    return rows.length > 0;
  }

  /** Remembers an event in the transaction that applies it. @returns false when it was before */
  async remember(manager: EntityManager, event: StripeEvent): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO stripe_events (id, type) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING
       RETURNING id`,
      [event.id, event.type],
    );
    return rows.length === 1;
  }

  async removeOld(): Promise<void> {
    await this.database.query(
      `DELETE FROM stripe_events WHERE applied_at < now() - make_interval(days => $1)`,
      [KEEP_DAYS],
    );
  }
}
