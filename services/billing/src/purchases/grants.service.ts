import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersRepository } from '../database/customers.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { type Purchase, PurchasesRepository } from '../database/purchases.repository.js';
import { purchased } from '../ledger/posting.js';
import { PaymentNoticesService } from '../notices/payment-notices.service.js';
import type { Payment } from '../stripe/to-payment.js';

@Injectable()
export class GrantsService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly notices: PaymentNoticesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns undefined for an unpaid session or a customer of another person */
  async grant(
    manager: EntityManager,
    payment: Payment,
    look: string,
  ): Promise<Purchase | undefined> {
    if (!payment.isPaid && !payment.hasFailed) return undefined;
    const { sessionId: session, customerId, userId } = payment;
    if ((await this.customers.personOf(manager, customerId)) !== userId) {
      this.logger.warn({ session }, 'a payment of an unknown customer was left alone');
      return undefined;
    }
    if (!payment.isPaid) {
      await this.notices.purchaseFailed(manager, payment);
      return undefined;
    }
    const purchase = await this.purchases.insert(manager, payment, look);
    await this.ledger.book(manager, userId, [purchased(purchase.id, purchase.credits)]);
    await this.notices.bought(manager, purchase.id, payment);
    return purchase;
  }
}
