import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class PaymentNoticesRepository {
  async begin(manager: EntityManager, accountId: string, reference: string): Promise<boolean> {
    const begun = await manager.query<unknown[]>(
      `INSERT INTO payment_notices (account_id, reference) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING reference`,
      [accountId, reference],
    );
    return begun.length > 0;
  }
}
