import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { PurchasesRepository } from '../database/purchases.repository.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';
import type { Payment } from '../stripe/to-payment.js';
import { GrantsService } from './grants.service.js';
import { RefundsService } from './refunds.service.js';

@Injectable()
export class PurchasesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly grants: GrantsService,
    private readonly refunds: RefundsService,
    private readonly snapshots: AccountSnapshotsService,
  ) {}

  /** Idempotent. Ignores unpaid sessions, customers of other people, and outdated states. */
  async record(manager: EntityManager, payment: Payment, look: string): Promise<void> {
    const { available, held } = await this.accounts.locked(manager, payment.userId);
    const known = await this.purchases.bySession(manager, payment.sessionId);
    const purchase = known ?? (await this.grants.grant(manager, payment, look));
    if (!purchase) return;
    const balance = { available: known ? available : available + purchase.credits, held };
    const taken = await this.refunds.takeBack(manager, purchase, payment, balance, look);
    if (!known || taken !== 0) await this.snapshots.announce(manager, payment.userId);
  }
}
