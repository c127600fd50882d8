import { changeRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class NoticesRepository {
  /** @returns false for a repeated notice */
  async beginExpiry(
    manager: EntityManager,
    notice: { readonly user_id: string; readonly days: number; readonly covers_until: string },
  ): Promise<boolean> {
    const { user_id, days, covers_until } = notice;
    await manager.sql`DELETE FROM expiry_notices WHERE account_id = ${user_id}
      AND covers_until < now() - interval '30 days'`;
    const begun = await changeRows(manager)`
      INSERT INTO expiry_notices (account_id, days, covers_until)
      VALUES (${user_id}, ${days}, ${covers_until})
      ON CONFLICT DO NOTHING RETURNING days`;
    return begun > 0;
  }

  /** @returns false for a repeated notice */
  async beginPayment(
    manager: EntityManager,
    accountId: string,
    reference: string,
  ): Promise<boolean> {
    const begun = await changeRows(manager)`
      INSERT INTO payment_notices (account_id, reference) VALUES (${accountId}, ${reference})
      ON CONFLICT DO NOTHING RETURNING reference`;
    return begun > 0;
  }
}
