import type { Image } from '@likeness/contracts/http/images';
import {
  type ClaimVisitorRequest,
  type Holdings,
  holdingsSchema,
  inventoryResponseSchema,
} from '@likeness/contracts/http/internal-accounts';
import {
  type LedgerEntry,
  paymentsInventorySchema,
  type Subscription,
} from '@likeness/contracts/http/payments';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';
import { z } from 'zod';

const PAGE = 200;

/** The services that keep what belongs to accounts. Each call may be made again. */
export class Neighbours {
  constructor(
    private readonly images: InternalClient,
    private readonly lenses: InternalClient,
    private readonly billing: InternalClient,
  ) {}

  /** Visitors buy nothing. @throws AppError when one of them has not answered */
  async claim(request: ClaimVisitorRequest): Promise<void> {
    await this.images.post('internal/claims', request, z.unknown());
    await this.lenses.post('internal/claims', request, z.unknown());
  }

  async holdings(owners: readonly Owner[]): Promise<Holdings> {
    const [images, lenses, billing] = await Promise.all(
      [this.images, this.lenses, this.billing].map((client) =>
        client.post('internal/holdings', { owners }, holdingsSchema),
      ),
    );
    return { ...images, ...lenses, ...billing };
  }

  /**
   * Work first, so that no picture comes after the pictures have gone; payments last, because they
   * may have to wait for somebody outside.
   * @throws AppError when something may be left
   */
  async erase(owners: readonly Owner[]): Promise<void> {
    await this.lenses.post('internal/erasures', { owners }, z.unknown());
    await this.images.post('internal/erasures', { owners }, z.unknown());
    await this.billing.post('internal/erasures', { owners }, z.unknown());
  }

  /** All of an owner's pictures, fetched a page at a time as they are taken. */
  async *inventory(owner: Owner): AsyncIterable<Image> {
    let after: string | null = null;
    let images: Image[];
    do {
      images = await this.#page(owner, after);
      yield* images;
      after = images.at(-1)?.id ?? null;
    } while (images.length === PAGE);
  }

  /** A person's subscriptions and whole ledger, oldest entry last. */
  async payments(
    userId: string,
  ): Promise<{ subscriptions: readonly Subscription[]; ledger: readonly LedgerEntry[] }> {
    const ledger: LedgerEntry[] = [];
    for (;;) {
      const before = ledger.at(-1)?.id ?? null;
      const question = { user_id: userId, before, limit: PAGE };
      const page = await this.billing.post('internal/inventory', question, paymentsInventorySchema);
      ledger.push(...page.entries);
      if (page.entries.length < PAGE) return { subscriptions: page.subscriptions, ledger };
    }
  }

  async #page(owner: Owner, after: string | null): Promise<Image[]> {
    const question = { owner, after, limit: PAGE };
    return (await this.images.post('internal/inventory', question, inventoryResponseSchema)).images;
  }
}
