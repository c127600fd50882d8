import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { EntityManager } from 'typeorm';
import type { AccountsRepository } from '../database/accounts.repository.js';
import type { CustomersRepository } from '../database/customers.repository.js';
import type { DeclarationsRepository } from '../database/declarations.repository.js';
import type { LedgerRepository } from '../database/ledger.repository.js';
import type { PurchasesRepository } from '../database/purchases.repository.js';
import type { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { toEntry } from '../ledger/to-entry.js';
import type { StripeCalls } from '../stripe/stripe-calls.service.js';

type Parts = {
  readonly accounts: AccountsRepository;
  readonly customers: CustomersRepository;
  readonly subscriptions: SubscriptionsRepository;
  readonly purchases: PurchasesRepository;
  readonly ledger: LedgerRepository;
  readonly declarations: DeclarationsRepository;
  readonly calls: StripeCalls;
};

/** What this service keeps of a person, for the account that is to know it or to lose it. */
export class Belongings {
  constructor(private readonly parts: Parts) {}

  async count(owners: readonly Owner[]): Promise<Holdings> {
    const ids = userIds(owners);
    const { purchases, ledger } = this.parts;
    return { purchases: await purchases.count(ids), ledger_entries: await ledger.count(ids) };
  }

  /** Subscriptions and a page of the ledger, newest first. */
  async page(userId: string, before: string | null, limit: number): Promise<PaymentsInventory> {
    const { subscriptions, ledger } = this.parts;
    const [rows, entries] = await Promise.all([
      subscriptions.of(userId),
      ledger.page(userId, before, limit),
    ]);
    return {
      subscriptions: rows.map(({ status, started_at, ends_at }) => ({
        status,
        start: started_at.toISOString(),
        end: ends_at?.toISOString() ?? null,
      })),
      entries: entries.map(toEntry),
    };
  }

  /**
   * Ends subscriptions at Stripe at once and deletes the customer there, then everything here that
   * leads from the books to a person. Entries and purchases stay, as commercial law asks; they bear
   * a number that is nobody's any more.
   * @throws AppError PAYMENTS_UNAVAILABLE; then it is to be asked again
   */
  async erase(owners: readonly Owner[]): Promise<void> {
    for (const userId of userIds(owners)) await this.#erase(userId);
  }

  async #erase(userId: string): Promise<void> {
    const { accounts } = this.parts;
    // Closed first, so that nobody becomes a customer while the one there is goes.
    await accounts.transaction(async (manager) => {
      await accounts.locked(manager, userId);
      await accounts.close(manager, userId);
    });
    const customerId = await this.parts.customers.of(userId);
    if (customerId !== undefined) await this.#leaveStripe(customerId);
    await accounts.transaction((manager) => this.#forget(manager, userId));
  }

  async #leaveStripe(customerId: string): Promise<void> {
    const { calls } = this.parts;
    for (const { id } of await calls.openCheckouts(customerId)) await calls.expireCheckout(id);
    for (const { id } of await calls.subscriptionsOf(customerId)) await calls.cancelNow(id);
    await calls.deleteCustomer(customerId);
  }

  async #forget(manager: EntityManager, userId: string): Promise<void> {
    await this.parts.customers.remove(manager, userId);
    await this.parts.subscriptions.remove(manager, userId);
    await this.parts.declarations.forgetPerson(manager, userId);
  }
}

/** Visitors buy nothing. */
function userIds(owners: readonly Owner[]): string[] {
  return owners.filter(({ kind }) => kind === 'user').map(({ id }) => id);
}
