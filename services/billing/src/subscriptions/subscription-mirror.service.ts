import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository, CustomersRepository } from '../database/accounts.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { PaymentNoticesService } from '../notices/payment-notices.service.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';
import type { MirroredSubscription } from '../stripe/to-subscription.js';

@Injectable()
export class SubscriptionMirrorService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly snapshots: AccountSnapshotsService,
    private readonly notices: PaymentNoticesService,
  ) {}

  /** Ignores subscriptions that we did not create and unknown customers. */
  async saveFromStripeIn(
    manager: EntityManager,
    seen: MirroredSubscription,
    readNumber: string,
  ): Promise<void> {
    const userId = await this.customers.personOf(manager, seen.customerId);
    if (userId === undefined || seen.userId !== userId) return;
    await this.accounts.locked(manager, userId);
    // The person may have left while this waited for the lock.
    if ((await this.customers.personOf(manager, seen.customerId)) === undefined) return;
    const change = await this.subscriptions.saveFromStripe(manager, userId, seen, readNumber);
    if (change.isOrdered) await this.notices.subscribed(manager, userId, seen);
    if (change.isCancelled) await this.notices.cancelled(manager, userId, seen);
    if (change.hasFailed) await this.notices.renewalFailed(manager, userId, seen);
    if (!change.isNews) return;
    await this.accounts.touch(manager, userId);
    await this.snapshots.announce(manager, userId);
  }

  async saveFromStripe(seen: MirroredSubscription, readNumber: string): Promise<void> {
    await this.accounts.transaction((manager) => this.saveFromStripeIn(manager, seen, readNumber));
  }

  /** Stripe no longer has this customer, so their subscriptions have ended. */
  async forget(userId: string, customerId: string): Promise<void> {
    await this.accounts.exclusively(userId, async (manager) => {
      await this.customers.remove(manager, userId, customerId);
      await this.#endLost(manager, userId);
    });
  }

  /** Stripe no longer has this subscription. */
  async end(userId: string, stripeId: string): Promise<void> {
    await this.accounts.exclusively(userId, (manager) => this.#endLost(manager, userId, stripeId));
  }

  async #endLost(manager: EntityManager, userId: string, stripeId?: string): Promise<void> {
    if (!(await this.subscriptions.endLost(manager, userId, stripeId))) return;
    await this.accounts.touch(manager, userId);
    await this.snapshots.announce(manager, userId);
  }
}
