import { changeRows, queryColumn, queryNumber } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Longer than Stripe retries an event. */
const KEEP_DAYS = 30;

/** @param created Unix time in seconds */
type StripeEvent = { readonly id: string; readonly type: string; readonly created: number };

@Injectable()
export class StripeEventsRepository extends SqlRepository {
  /** Take a number before asking Stripe: the response with the higher number is newer. */
  async nextReadNumber(): Promise<string> {
    const [number] = await queryColumn(this.database, z.string())`SELECT nextval('looks')::text`;
    if (number === undefined) throw new Error('the sequence returned no number');
    return number;
  }

  async isKnown(id: string): Promise<boolean> {
    const ids = await queryColumn(this.database, z.string())`
      SELECT id FROM stripe_events WHERE id = ${id}`;
    return ids.length > 0;
  }

  /** Marks the event in the transaction that applies it. @returns false for a repeated event */
  async applyOnce(
    event: StripeEvent,
    apply: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const inserted = await changeRows(manager)`
        INSERT INTO stripe_events (id, type) VALUES (${event.id}, ${event.type}) ON CONFLICT (id)
        DO NOTHING
        RETURNING id`;
      const isNew = inserted === 1;
      if (isNew) await apply(manager);
      await manager.sql`DELETE FROM unhandled_stripe_events WHERE id = ${event.id}`;
      return isNew;
    });
  }

  async noteUnhandled({ id, type, created }: StripeEvent): Promise<void> {
    await this.database.sql`INSERT INTO unhandled_stripe_events (id, type, created_at)
      SELECT ${id}, ${type}, to_timestamp(${created}::float)
      WHERE NOT EXISTS (SELECT FROM stripe_events WHERE id = ${id}) ON CONFLICT (id) DO NOTHING`;
  }

  async oldestUnhandledSeconds(): Promise<number> {
    return queryNumber(this.database)`
      SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS seconds
      FROM unhandled_stripe_events`;
  }

  async removeUnhandled(id: string): Promise<void> {
    await this.database.sql`DELETE FROM unhandled_stripe_events WHERE id = ${id}`;
  }

  async removeOld(): Promise<number> {
    await this.database.sql`DELETE FROM unhandled_stripe_events
      WHERE created_at < now() - make_interval(days => ${KEEP_DAYS})`;
    return changeRows(this.database)`
      DELETE FROM stripe_events WHERE applied_at < now() - make_interval(days => ${KEEP_DAYS})`;
  }
}
