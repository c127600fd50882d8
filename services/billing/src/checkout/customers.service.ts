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

  /** @throws AppError UNAUTHORIZED for a closed account */
  async of(userId: string): Promise<string> {
    const known = await this.customers.of(userId);
    if (known !== undefined) return known;
    const made = await this.calls.createCustomer(userId);
    const kept = await this.accounts.exclusively(userId, (manager) =>
      this.customers.insert(manager, userId, made),
    );
    if (kept === undefined) throw new AppError('UNAUTHORIZED');
    return kept;
  }
}
