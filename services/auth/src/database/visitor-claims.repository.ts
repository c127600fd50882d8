import { queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const claimRow = z.object({ visitorId: z.string(), accountId: z.string() });
export type VisitorClaim = z.infer<typeof claimRow>;

const LEASE_SECONDS = 60;

@Injectable()
export class VisitorClaimsRepository extends SqlRepository {
  /** The first claim wins, but a verified account replaces an unverified one. */
  async insert({ visitorId, accountId }: VisitorClaim): Promise<void> {
    await this.database.sql`
      INSERT INTO visitor_claims (visitor_id, account_id) VALUES (${visitorId}, ${accountId})
      ON CONFLICT (visitor_id) DO UPDATE SET account_id = excluded.account_id, due_at = now()
      WHERE visitor_claims.delivered_at IS NULL
        AND (SELECT is_verified FROM accounts WHERE id = excluded.account_id)
        AND NOT (SELECT is_verified FROM accounts WHERE id = visitor_claims.account_id)`;
  }

  /** Moves undelivered claims of an unverified account. */
  async move(formerId: string, accountId: string): Promise<void> {
    await this.database.sql`
      UPDATE visitor_claims SET account_id = ${accountId} WHERE account_id = ${formerId}
        AND delivered_at IS NULL
        AND NOT (SELECT is_verified FROM accounts WHERE id = ${formerId})`;
  }

  /** Leases a due claim of a verified account. An unsettled claim becomes due again. */
  async takeDue(): Promise<VisitorClaim | undefined> {
    return queryRow(this.database, claimRow)`UPDATE visitor_claims
      SET due_at = now() + make_interval(
          secs => least(3600, ${LEASE_SECONDS} * power(2, least(attempts, 10)))),
          attempts = attempts + 1
      WHERE visitor_id = (
        SELECT visitor_id FROM visitor_claims JOIN accounts ON accounts.id = account_id
        WHERE delivered_at IS NULL AND due_at <= now() AND is_verified
        ORDER BY due_at LIMIT 1 FOR UPDATE OF visitor_claims SKIP LOCKED)
      RETURNING visitor_id AS "visitorId", account_id AS "accountId"`;
  }

  async settle(visitorId: string): Promise<void> {
    await this.database.sql`
      UPDATE visitor_claims SET delivered_at = now() WHERE visitor_id = ${visitorId}`;
  }

  async visitorsOf(manager: EntityManager, accountId: string): Promise<string[]> {
    return queryColumn(manager, z.string())`
      SELECT visitor_id AS "visitorId" FROM visitor_claims WHERE account_id = ${accountId}`;
  }
}
