import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which orders and cancellations have become mails. They go with the account. */
@Injectable()
export class PaymentNoticesRepository {
  /** @returns false when this notice was begun before */
  async begin(manager: EntityManager, accountId: string, reference: string): Promise<boolean> {
    const begun = await manager.query<unknown[]>(
      `INSERT INTO payment_notices (account_id, reference) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING reference`,
      [accountId, reference],
    );
    return begun.length > 0;
  }
}
