import { LANGUAGES } from '@likeness/contracts/text/languages';
import { queryNumber, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** An account that is gone but still has traces. The row is deleted with the last trace. */
const erasureRow = z.object({
  accountId: z.string(),
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
  visitorIds: z.array(z.string()),
  held: z.record(z.string(), z.number()).nullable(),
  requestedAt: z.date(),
});
export type Erasure = Readonly<z.infer<typeof erasureRow>>;
export type NewErasure = Omit<Erasure, 'held' | 'requestedAt'>;

const LEASE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;

@Injectable()
export class ErasuresRepository extends SqlRepository {
  async insert(manager: EntityManager, erasure: NewErasure): Promise<void> {
    await manager.sql`INSERT INTO erasures (account_id, email, first_name, language, visitor_ids)
      VALUES (${erasure.accountId}, ${erasure.email}, ${erasure.firstName}, ${erasure.language},
        ${erasure.visitorIds})`;
  }

  /** Leases the oldest due erasure. An unfinished one becomes due again. */
  async takeDue(): Promise<Erasure | undefined> {
    return queryRow(this.database, erasureRow)`UPDATE erasures
      SET attempts = attempts + 1, due_at = now() + make_interval(secs =>
        least(${LONGEST_PAUSE_SECONDS}, ${LEASE_SECONDS} * power(2, least(attempts, 6))))
      WHERE account_id = (
        SELECT account_id FROM erasures WHERE due_at <= now()
        ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING account_id AS "accountId", email, first_name AS "firstName", language,
        visitor_ids AS "visitorIds", held, requested_at AS "requestedAt"`;
  }

  async oldestSeconds(): Promise<number> {
    return queryNumber(this.database)`
      SELECT coalesce(extract(epoch FROM now() - min(requested_at)), 0)::float8 AS seconds
      FROM erasures`;
  }

  async setHeld(accountId: string, held: Record<string, number>): Promise<void> {
    await this.database.sql`
      UPDATE erasures SET held = ${JSON.stringify(held)} WHERE account_id = ${accountId}`;
  }

  async finish(
    { accountId }: Erasure,
    last: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.sql`DELETE FROM erasures WHERE account_id = ${accountId}`;
      await last(manager);
    });
  }
}
