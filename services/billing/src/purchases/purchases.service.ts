import { AppError } from '@likeness/contracts/errors/app-error';
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

  async sessionOf(paymentIntentId: string): Promise<string | undefined> {
    return this.purchases.sessionOf(paymentIntentId);
  }

  /**
   * Idempotent. Ignores unpaid sessions, customers of other people, and outdated states.
   * @throws AppError SERVICE_UNAVAILABLE for a new payment of an account that is being erased
   */
  async record(manager: EntityManager, payment: Payment, look: string): Promise<void> {
    const { available, held, is_closed } = await this.accounts.locked(manager, payment.userId);
    const known = await this.purchases.bySession(payment.sessionId, manager);
    // The next delivery refunds it.
    if (!known && is_closed && payment.isPaid) throw new AppError('SERVICE_UNAVAILABLE');
    const purchase = known ?? (await this.grants.grant(manager, payment, look));
    if (!purchase) return;
    const { userId } = payment;
    const granted = known ? 0 : await this.refunds.collectOwed(manager, userId, purchase.credits);
    const balance = { available: available + granted, held };
    const taken = await this.refunds.takeBack(manager, purchase, payment, balance, look);
    if (!known || taken !== 0) await this.snapshots.announce(manager, userId);
  }
}
