import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn } from '@likeness/service-kit/database/rows';
import { closeOwner } from '@likeness/service-kit/database/closed-owners';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MEMBER_DAYS } from './member-days.js';

const lockOf = (visitorId: string) => `visitor ${visitorId}`;

/** Maps visitors to users. A visitor becomes one user, once. */
@Injectable()
export class VisitorClaimsRepository extends SqlRepository {
  /** Later items follow. A photo that the user already has stays with the visitor. */
  async claim(visitorId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${lockOf(visitorId)}, 0))`;
      await manager.sql`
        INSERT INTO visitor_claims (visitor_id, user_id) VALUES (${visitorId}, ${userId})
        ON CONFLICT DO NOTHING`;
      if ((await this.#claimant(manager, visitorId)) !== userId) return;
      await closeOwner(manager, { kind: 'visitor', id: visitorId }, userId);
      // Consent before photos, as uploads and withdrawals lock them.
      await manager.sql`UPDATE face_consents SET owner_kind = 'user', owner_id = ${userId}
        WHERE owner_kind = 'visitor' AND owner_id = ${visitorId}
          AND (withdrawn_at IS NOT NULL OR NOT EXISTS (
            SELECT FROM face_consents AS own WHERE own.owner_kind = 'user'
              AND own.owner_id = ${userId}
              AND own.withdrawn_at IS NULL))`;
      await manager.sql`UPDATE images SET owner_kind = 'user', owner_id = ${userId},
          expires_at = CASE
            WHEN state <> 'kept' THEN expires_at
            WHEN EXISTS (SELECT FROM plans WHERE user_id = ${userId} AND is_subscriber) THEN NULL
            ELSE created_at + make_interval(days => ${MEMBER_DAYS}) END
        WHERE owner_kind = 'visitor' AND owner_id = ${visitorId}
          AND state NOT IN ('deleted', 'removed')
          AND (expires_at IS NULL OR expires_at > now())
          AND NOT (state = 'kept' AND EXISTS (
            SELECT FROM images AS own WHERE own.owner_kind = 'user' AND own.owner_id = ${userId}
              AND own.content_hash = images.content_hash AND own.state = 'kept'))`;
    });
  }

  /** Resolves the owner of a new item and locks the answer until the transaction ends. */
  async currentOwner(manager: EntityManager, owner: Owner): Promise<Owner> {
    if (owner.kind === 'user') return owner;
    await manager.sql`
      SELECT pg_advisory_xact_lock_shared(hashtextextended(${lockOf(owner.id)}, 0))`;
    const userId = await this.#claimant(manager, owner.id);
    return userId === undefined ? owner : { kind: 'user', id: userId };
  }

  async #claimant(manager: EntityManager, visitorId: string): Promise<string | undefined> {
    const [userId] = await queryColumn(manager, z.string())`
      SELECT user_id FROM visitor_claims WHERE visitor_id = ${visitorId}`;
    return userId;
  }
}
