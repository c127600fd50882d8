import { AppError } from '@likeness/contracts/errors/app-error';
import type { Price } from '@likeness/contracts/http/payments';
import { Injectable } from '@nestjs/common';
import { StripeSettings } from '../stripe/stripe-client.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import { toPrice } from '../stripe/to-price.js';

const FRESH_MS = 60_000;

type Listed = { readonly at: number; readonly prices: Promise<readonly Price[]> };

@Injectable()
export class PriceListService {
  #listed: Listed | undefined;
  /** Serves as a fallback when Stripe fails. */
  #last: readonly Price[] | undefined;

  constructor(
    private readonly calls: StripeCallsService,
    private readonly settings: StripeSettings,
  ) {}

  /** Cheapest first. @throws AppError PAYMENTS_UNAVAILABLE if Stripe has never responded */
  async all(): Promise<readonly Price[]> {
    if (!this.#listed || performance.now() - this.#listed.at > FRESH_MS) {
      this.#listed = { at: performance.now(), prices: this.#ask() };
    }
    return this.#listed.prices;
  }

  /** @throws AppError PRICE_UNKNOWN, or PRICE_KIND for a plan instead of a pack and vice versa */
  async find(id: string, kind: 'plan' | 'pack'): Promise<Price> {
    const price = (await this.all()).find((one) => one.id === id);
    if (!price) throw new AppError('PRICE_UNKNOWN');
    if ((kind === 'plan') !== (price.recurring !== null)) throw new AppError('PRICE_KIND');
    return price;
  }

  /** The next reader asks Stripe again. */
  forget(): void {
    this.#listed = undefined;
  }

  async #ask(): Promise<readonly Price[]> {
    try {
      const prices = (await this.calls.prices())
        .map((price) => toPrice(price, this.settings.planPriceId))
        .filter((price) => price !== undefined);
      this.#last = prices.toSorted((one, other) => one.unit_amount - other.unit_amount);
      return this.#last;
    } catch (error) {
      this.#listed = undefined;
      if (!this.#last) throw error;
      return this.#last;
    }
  }
}
