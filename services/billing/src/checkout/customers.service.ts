import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { CustomersRepository } from '../database/customers.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';

@Injectable()
export class CustomersService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly calls: StripeCallsService,
  ) {}

  /** @throws AppError UNAUTHORIZED for an erased or suspended account */
  async of(userId: string): Promise<string> {
    if (!(await this.accounts.mayBuy(userId))) throw new AppError('UNAUTHORIZED');
    const known = await this.customers.of(userId);
    if (known !== undefined) return known;
    const made = await this.calls.createCustomer(userId);
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
