import type { HoldCreditsRequest, HoldPurpose } from '@likeness/contracts/http/internal-billing';
import {
  changeRows,
  queryColumn,
  queryNumber,
  queryRow,
  queryRows,
} from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const holdRow = z.object({
  hold_id: z.string(),
  user_id: z.string(),
  credits: z.int(),
  state: z.enum(['held', 'captured', 'released']),
  has_expired: z.boolean(),
});
export type Hold = Readonly<z.infer<typeof holdRow>>;
const decisionRow = z.object({ user_id: z.string(), is_covered: z.boolean() });

type NewHolds = {
  readonly groupId: string;
  readonly userId: string;
  readonly purpose: HoldPurpose;
  readonly holds: HoldCreditsRequest['holds'];
  readonly expiresAt: Date;
};

@Injectable()
export class HoldsRepository extends SqlRepository {
  async decision(
    manager: EntityManager,
    groupId: string,
  ): Promise<{ userId: string; isCovered: boolean } | undefined> {
    const row = await queryRow(manager, decisionRow)`
      SELECT user_id, is_covered FROM hold_groups WHERE group_id = ${groupId}`;
    return row && { userId: row.user_id, isCovered: row.is_covered };
  }

  async areHeld(
    manager: EntityManager,
    groupId: string,
    holds: HoldCreditsRequest['holds'],
  ): Promise<boolean> {
    const count = await queryNumber(manager)`SELECT count(*)::int
      FROM holds
      JOIN jsonb_to_recordset(${JSON.stringify(holds)}) AS asked (hold_id uuid, credits int)
        USING (hold_id, credits)
      WHERE group_id = ${groupId} AND state = 'held' AND expires_at > now()`;
    return count === holds.length;
  }

  /** @returns false when another person's group has this id */
  async decide(
    manager: EntityManager,
    group: { groupId: string; userId: string; isCovered: boolean },
  ): Promise<boolean> {
    const decided = await changeRows(manager)`
      INSERT INTO hold_groups (group_id, user_id, is_covered)
      VALUES (${group.groupId}, ${group.userId}, ${group.isCovered})
      ON CONFLICT (group_id) DO NOTHING RETURNING group_id`;
    return decided === 1;
  }

  async insert(manager: EntityManager, given: NewHolds): Promise<boolean> {
    const inserted = await changeRows(manager)`
      INSERT INTO holds (hold_id, image_id, credits, group_id, user_id, purpose, expires_at)
      SELECT hold.*, ${given.groupId}, ${given.userId}, ${given.purpose}, ${given.expiresAt}
      FROM jsonb_to_recordset(${JSON.stringify(given.holds)}) AS hold (hold_id uuid,
        image_id uuid, credits int)
      ON CONFLICT (hold_id) DO NOTHING RETURNING hold_id`;
    return inserted === given.holds.length;
  }

  /** The account must be locked before the hold. */
  async ownerOf(holdId: string): Promise<string | undefined> {
    const [userId] = await queryColumn(this.database, z.string())`
      SELECT user_id FROM holds WHERE hold_id = ${holdId}`;
    return userId;
  }

  async find(manager: EntityManager, holdId: string): Promise<Hold | undefined> {
    return queryRow(manager, holdRow)`
      SELECT hold_id, user_id, credits, state, expires_at <= now() AS has_expired
      FROM holds WHERE hold_id = ${holdId}`;
  }

  async settle(
    manager: EntityManager,
    holdIds: readonly string[],
    state: 'captured' | 'released',
  ): Promise<void> {
    await manager.sql`UPDATE holds SET state = ${state} WHERE hold_id = ANY(${holdIds})`;
  }

  async ownersOfExpired(limit: number): Promise<string[]> {
    return queryColumn(this.database, z.string())`SELECT DISTINCT user_id FROM
      (SELECT user_id FROM holds WHERE state = 'held' AND expires_at <= now()
       ORDER BY expires_at LIMIT ${limit}) AS oldest`;
  }

  async expired(manager: EntityManager, userId: string): Promise<Hold[]> {
    return queryRows(manager, holdRow)`
      SELECT hold_id, user_id, credits, state, true AS has_expired FROM holds
      WHERE user_id = ${userId} AND state = 'held' AND expires_at <= now()
      ORDER BY expires_at LIMIT 1000`;
  }
}
