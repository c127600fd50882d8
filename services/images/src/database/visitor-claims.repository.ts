import type { Owner } from '@likeness/contracts/identity/owner';
import { queryRow } from '@likeness/service-kit/database/rows';
import { closeOwner } from '@likeness/service-kit/database/closed-owners';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { MEMBER_DAYS } from './member-days.js';

const claimRow = z.object({ user_id: z.string() });

/** Maps visitors to users. A visitor becomes one user, once. */
@Injectable()
export class VisitorClaimsRepository {
  constructor(private readonly database: DataSource) {}

  /** Later items follow. A photo that the user already has stays with the visitor. */
  async claim(visitorId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(${lockOf('$1')})`, [visitorId]);
      await manager.query(
        `INSERT INTO visitor_claims (visitor_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        [visitorId, userId],
      );
      if ((await this.#claimant(manager, visitorId)) !== userId) return;
      await closeOwner(manager, { kind: 'visitor', id: visitorId }, userId);
      // Consent before photos, as uploads and withdrawals lock them.
      await manager.query(
        `UPDATE face_consents SET owner_kind = 'user', owner_id = $2
         WHERE owner_kind = 'visitor' AND owner_id = $1
           AND (withdrawn_at IS NOT NULL OR NOT EXISTS (
             SELECT FROM face_consents AS own WHERE own.owner_kind = 'user' AND own.owner_id = $2
               AND own.withdrawn_at IS NULL))`,
        [visitorId, userId],
      );
      await manager.query(
        `UPDATE images SET owner_kind = 'user', owner_id = $2,
           expires_at = CASE
             WHEN state <> 'kept' THEN expires_at
             WHEN EXISTS (SELECT FROM plans WHERE user_id = $2 AND is_subscriber) THEN NULL
             ELSE created_at + interval '${MEMBER_DAYS} days' END
         WHERE owner_kind = 'visitor' AND owner_id = $1 AND state NOT IN ('deleted', 'removed')
           AND (expires_at IS NULL OR expires_at > now())
           AND NOT (state = 'kept' AND EXISTS (
             SELECT FROM images AS own WHERE own.owner_kind = 'user' AND own.owner_id = $2
               AND own.content_hash = images.content_hash AND own.state = 'kept'))`,
        [visitorId, userId],
      );
    });
  }

  /** Resolves the owner of a new item and locks the answer until the transaction ends. */
  async currentOwner(manager: EntityManager, owner: Owner): Promise<Owner> {
    if (owner.kind === 'user') return owner;
    await manager.query(`SELECT pg_advisory_xact_lock_shared(${lockOf('$1')})`, [owner.id]);
    const userId = await this.#claimant(manager, owner.id);
    return userId === undefined ? owner : { kind: 'user', id: userId };
  }

  async #claimant(manager: EntityManager, visitorId: string): Promise<string | undefined> {
    const row = await queryRow(
      manager,
      claimRow,
      `SELECT user_id FROM visitor_claims WHERE visitor_id = $1`,
      [visitorId],
    );
    return row?.user_id;
  }
}

function lockOf(parameter: string): string {
  return `hashtextextended('visitor ' || ${parameter}, 0)`;
}
