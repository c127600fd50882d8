import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { Image } from '@likeness/contracts/http/images';
import type {
  ClaimVisitorRequest,
  Holdings,
  ListReactionsResponse,
} from '@likeness/contracts/http/internal-accounts';
import type { LedgerEntry, Subscription } from '@likeness/contracts/http/payments';
import type { Owner } from '@likeness/contracts/identity/owner';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';

const PAGE = 200;
const REACTIONS_TIMEOUT_MS = 1_000;

/** Every call is idempotent. */
@Injectable()
export class ServiceClients {
  constructor(
    @ServiceClient('images') private readonly images: InternalClient,
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    @ServiceClient('billing') private readonly billing: InternalClient,
  ) {}

  /** Skips billing: visitors buy nothing. @throws AppError when a service does not respond */
  async claim(request: ClaimVisitorRequest): Promise<void> {
    await this.images.call(imagesInternalCalls.claimImages, { body: request });
    await this.lenses.call(lensesInternalCalls.claimGenerations, { body: request });
  }

  async holdings(owners: readonly Owner[]): Promise<Holdings> {
    const question = { body: { owners: [...owners] } };
    const [images, lenses, billing] = await Promise.all([
      this.images.call(imagesInternalCalls.countImages, question),
      this.lenses.call(lensesInternalCalls.countGenerations, question),
      this.billing.call(billingInternalCalls.countPurchases, question),
    ]);
    return { ...images, ...lenses, ...billing };
  }

  /**
   * Work first, so that no image follows; payments last, because Stripe may fail.
   * @throws AppError when data may remain
   */
  async erase(owners: readonly Owner[]): Promise<void> {
    const request = { body: { owners: [...owners] } };
    await this.lenses.call(lensesInternalCalls.eraseGenerations, request);
    await this.images.call(imagesInternalCalls.eraseImages, request);
    await this.billing.call(billingInternalCalls.erasePayments, request);
  }

  async *inventory(owner: Owner): AsyncIterable<Image> {
    let after: string | null = null;
    let images: Image[];
    do {
      images = await this.#page(owner, after);
      yield* images;
      after = images.at(-1)?.id ?? null;
    } while (images.length === PAGE);
  }

  /** @throws AppError when images does not respond within a second */
  async reactions(userId: string): Promise<ListReactionsResponse> {
    const question = { body: { user_id: userId } };
    return this.images.call(imagesInternalCalls.listReactions, question, REACTIONS_TIMEOUT_MS);
  }

  async payments(
    userId: string,
  ): Promise<{ subscriptions: readonly Subscription[]; ledger: readonly LedgerEntry[] }> {
    const ledger: LedgerEntry[] = [];
    for (;;) {
      const before = ledger.at(-1)?.id ?? null;
      const body = { user_id: userId, before, limit: PAGE };
      const page = await this.billing.call(billingInternalCalls.listPayments, { body });
      ledger.push(...page.entries);
      if (page.entries.length < PAGE) return { subscriptions: page.subscriptions, ledger };
    }
  }

  async #page(owner: Owner, after: string | null): Promise<Image[]> {
    const body = { owner, after, limit: PAGE };
    return (await this.images.call(imagesInternalCalls.listInventory, { body })).images;
  }
}
