import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { CustomersRepository } from '../database/customers.repository.js';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly calls: StripeCallsService,
  ) {}

  /** Unlinks entries and purchases, which the law keeps. @throws AppError PAYMENTS_UNAVAILABLE */
  async erase(userId: string): Promise<void> {
    const { accounts } = this;
    // Close first, so that a concurrent request can't create a new customer.
    await accounts.exclusively(userId, (manager) => accounts.close(manager, userId));
    const customerId = await this.customers.of(userId);
    if (customerId !== undefined) await this.#leaveStripe(customerId);
    await accounts.transaction((manager) => this.#forget(manager, userId));
  }

  async #leaveStripe(customerId: string): Promise<void> {
    const { calls } = this;
    for (const { id } of await calls.openCheckouts(customerId)) await calls.expireCheckout(id);
    for (const { id } of await calls.subscriptionsOf(customerId)) await calls.cancelNow(id);
    await calls.deleteCustomer(customerId);
  }

  async #forget(manager: EntityManager, userId: string): Promise<void> {
    await this.customers.remove(manager, userId);
    await this.subscriptions.remove(manager, userId);
    await this.declarations.forgetPerson(manager, userId);
  }
}
