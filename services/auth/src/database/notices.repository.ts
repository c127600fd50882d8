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
    await manager.query(
      `DELETE FROM expiry_notices WHERE account_id = $1
         AND covers_until < now() - interval '30 days'`,
      [user_id],
    );
    const begun = await changeRows(
      manager,
      `INSERT INTO expiry_notices (account_id, days, covers_until) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING days`,
      [user_id, days, covers_until],
    );
    return begun > 0;
  }

  /** @returns false for a repeated notice */
  async beginPayment(
    manager: EntityManager,
    accountId: string,
    reference: string,
  ): Promise<boolean> {
    const begun = await changeRows(
      manager,
      `INSERT INTO payment_notices (account_id, reference) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING reference`,
      [accountId, reference],
    );
    return begun > 0;
  }
}
