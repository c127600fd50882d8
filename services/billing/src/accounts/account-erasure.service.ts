import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { CustomersRepository } from '../database/customers.repository.js';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { ErasedPaymentsService } from './erased-payments.service.js';

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly payments: ErasedPaymentsService,
  ) {}

  /** Unlinks entries and purchases, which the law keeps. @throws AppError PAYMENTS_UNAVAILABLE */
  async erase(userId: string): Promise<void> {
    const { accounts } = this;
    // Close first, so that a concurrent request can't create a new customer.
    await accounts.exclusively(userId, (manager) => accounts.close(manager, userId));
    const customerId = await this.customers.of(userId);
    if (customerId !== undefined) await this.payments.leaveStripe(customerId);
    await accounts.transaction((manager) => this.#forget(manager, userId));
  }

  async #forget(manager: EntityManager, userId: string): Promise<void> {
    await this.customers.remove(manager, userId);
    await this.subscriptions.remove(manager, userId);
    await this.declarations.forgetPerson(manager, userId);
  }
}
