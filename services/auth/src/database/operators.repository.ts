import { changeRows, queryNumber, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const factorRow = z.object({
  appointment_hash: z.string().nullable(),
  is_appointment_over: z.boolean(),
  sealed_secret: z.string().nullable(),
  is_enrolled: z.boolean(),
  last_step: z.string().nullable(),
  wrong_codes: z.number(),
  locked_seconds: z.number(),
});
export type FactorRow = z.infer<typeof factorRow>;

const listedRow = z.object({
  account_id: z.string(),
  appointed_at: z.date(),
  enrolled_at: z.date().nullable(),
});
export type ListedOperator = z.infer<typeof listedRow>;

@Injectable()
export class OperatorsRepository extends SqlRepository {
  /** Repeating an appointment removes the second factor and ends its sessions. */
  async appoint(
    manager: EntityManager,
    accountId: string,
    appointment: { readonly hash: string; readonly hours: number },
  ): Promise<void> {
    await this.dismiss(manager, accountId);
    await manager.sql`INSERT INTO operators (account_id, appointment_hash, appointment_until)
      VALUES (${accountId}, ${appointment.hash},
        now() + make_interval(hours => ${appointment.hours}))`;
  }

  async dismiss(manager: EntityManager, accountId: string): Promise<boolean> {
    const removed = await changeRows(manager)`
      DELETE FROM operators WHERE account_id = ${accountId}`;
    return removed > 0;
  }

  async list(): Promise<ListedOperator[]> {
    return queryRows(this.database, listedRow)`
      SELECT account_id, appointed_at, enrolled_at FROM operators ORDER BY appointed_at`;
  }

  /** Locks the row, so that codes are checked one after another. */
  async locked(manager: EntityManager, accountId: string): Promise<FactorRow | undefined> {
    return queryRow(manager, factorRow)`
      SELECT appointment_hash, coalesce(appointment_until <= now(), true) AS is_appointment_over,
             sealed_secret, enrolled_at IS NOT NULL AS is_enrolled, last_step, wrong_codes,
             coalesce(greatest(0, ceil(extract(epoch FROM locked_until - now()))), 0)::int
               AS locked_seconds
      FROM operators WHERE account_id = ${accountId} FOR UPDATE`;
  }

  async keepSecret(manager: EntityManager, accountId: string, sealed: string): Promise<void> {
    await manager.sql`
      UPDATE operators SET sealed_secret = ${sealed} WHERE account_id = ${accountId}`;
  }

  async enrol(
    manager: EntityManager,
    accountId: string,
    recoveryHashes: readonly string[],
  ): Promise<void> {
    await manager.sql`
      UPDATE operators SET enrolled_at = now(), appointment_hash = NULL, appointment_until = NULL
      WHERE account_id = ${accountId}`;
    await manager.sql`INSERT INTO operator_recovery_codes (account_id, code_hash)
      SELECT ${accountId}, unnest(${recoveryHashes}::text[])`;
  }

  async countWrong(manager: EntityManager, accountId: string, lockSeconds: number): Promise<void> {
    await manager.sql`UPDATE operators SET wrong_codes = wrong_codes + 1,
        locked_until = now() + make_interval(secs => ${lockSeconds || null})
      WHERE account_id = ${accountId}`;
  }

  async forgiveWrong(manager: EntityManager, accountId: string): Promise<void> {
    await manager.sql`
      UPDATE operators SET wrong_codes = 0, locked_until = NULL WHERE account_id = ${accountId}`;
  }

  async useStep(manager: EntityManager, accountId: string, step: number): Promise<void> {
    await manager.sql`UPDATE operators SET last_step = ${step} WHERE account_id = ${accountId}`;
  }

  async useRecoveryCode(
    manager: EntityManager,
    accountId: string,
    codeHash: string,
  ): Promise<boolean> {
    const removed = await changeRows(manager)`
      DELETE FROM operator_recovery_codes WHERE account_id = ${accountId}
        AND code_hash = ${codeHash}`;
    return removed === 1;
  }

  async recoveryCodesLeft(manager: EntityManager, accountId: string): Promise<number> {
    return queryNumber(manager)`
      SELECT count(*)::int AS left FROM operator_recovery_codes WHERE account_id = ${accountId}`;
  }
}
