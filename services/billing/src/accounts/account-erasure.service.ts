import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { CustomersRepository } from '../database/customers.repository.js';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';

/** Removes what leads from the books to a person. */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly calls: StripeCallsService,
  ) {}

  /**
   * Ends subscriptions at Stripe at once and deletes the customer there, then everything here that
   * leads from the books to a person. Entries and purchases stay, as commercial law asks; they bear
   * a number that is nobody's any more.
   * @throws AppError PAYMENTS_UNAVAILABLE; then it is to be asked again
   */
  async erase(userId: string): Promise<void> {
    const { accounts } = this;
    // Closed first, so that nobody becomes a customer while the one there is goes.
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
