import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable } from '@nestjs/common';
import { AccountsRepository, CustomersRepository } from '../database/accounts.repository.js';
import { isMissing, StripeCallsService } from '../stripe/stripe-calls.service.js';
import { SubscriptionMirrorService } from '../subscriptions/subscription-mirror.service.js';

@Injectable()
export class CustomersService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly calls: StripeCallsService,
    private readonly mirror: SubscriptionMirrorService,
  ) {}

  /** @throws AppError UNAUTHORIZED for an erased or suspended account */
  async of(userId: string): Promise<string> {
    if (!(await this.accounts.mayBuy(userId))) throw new AppError('UNAUTHORIZED');
    const known = await this.customers.of(userId);
    if (known !== undefined) return known;
    return this.#make(userId);
  }

  async known(userId: string): Promise<string | undefined> {
    return this.customers.of(userId);
  }

  /** Stripe may have lost the customer: deleted by hand, or the keys are of another Stripe account. */
  async withCustomer<T>(userId: string, work: (customerId: string) => Promise<T>): Promise<T> {
    const customerId = await this.of(userId);
    try {
      return await work(customerId);
    } catch (error) {
      if (!isMissing(error, 'customer')) throw error;
      await this.mirror.forget(userId, customerId);
      return work(await this.#make(userId, customerId));
    }
  }

  async #make(userId: string, lost?: string): Promise<string> {
    const made = await this.calls.createCustomer(userId, lost);
    const kept = await this.accounts.exclusively(userId, (manager) =>
      this.customers.insert(manager, userId, made),
    );
    if (kept === undefined) throw new AppError('UNAUTHORIZED');
    return kept;
  }

  /**
   * The account may have been erased or suspended while Stripe made the checkout.
   * @throws AppError UNAUTHORIZED
   */
  async confirm(userId: string, { id }: { readonly id: string }): Promise<void> {
    if (await this.accounts.mayBuy(userId)) return;
    await this.calls.expireCheckout(id);
    throw new AppError('UNAUTHORIZED');
  }

  /** Closes the checkouts of a suspended account. @throws AppError PAYMENTS_UNAVAILABLE */
  async suspend(userId: string, isSuspended: boolean): Promise<void> {
    await this.accounts.exclusively(userId, (manager) =>
      this.accounts.suspend(manager, userId, isSuspended),
    );
    const customerId = isSuspended ? await this.customers.of(userId) : undefined;
    if (customerId === undefined) return;
    for (const { id } of await this.calls.openCheckouts(customerId)) {
      await this.calls.expireCheckout(id);
    }
  }
}
