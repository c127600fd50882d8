import { AppError } from '@likeness/contracts/errors/app-error';
import type {
  Checkout as Answer,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { Injectable } from '@nestjs/common';
import { PriceList } from '../prices/price-list.service.js';
import { StripeCalls } from '../stripe/stripe-calls.service.js';
import { toSubscription } from '../stripe/to-subscription.js';
import { Customers } from './customers.service.js';
import { ReturnAddresses } from './return-addresses.js';

/** With one of these a person has a subscription; others give nothing and make way for a new one. */
const STANDING = new Set(['active', 'canceling', 'past_due']);

/** Begins what a person finishes on Stripe's page. Nothing is granted before it is paid. */
@Injectable()
export class Checkout {
  constructor(
    private readonly prices: PriceList,
    private readonly addresses: ReturnAddresses,
    private readonly customers: Customers,
    private readonly calls: StripeCalls,
  ) {}

  /** @throws AppError PRICE_UNKNOWN, PRICE_KIND, QUANTITY_WRONG, RETURN_URL_FOREIGN */
  async buy(userId: string, request: PurchaseRequest): Promise<Answer> {
    const { success_url: successUrl, cancel_url: cancelUrl } = request;
    this.addresses.check(successUrl, cancelUrl);
    const { id: priceId, metadata } = await this.prices.find(request.price_id, 'pack');
    if (request.quantity !== metadata.amount) throw new AppError('QUANTITY_WRONG');
    const customerId = await this.customers.of(userId);
    const order = { user_id: userId, name: metadata.name, credits: String(metadata.amount) };
    const to = { mode: 'payment', customerId, userId, priceId, successUrl, cancelUrl } as const;
    return this.#begin({ ...to, metadata: order });
  }

  /**
   * An earlier checkout that was left open is closed, so that it can't be paid besides this one.
   * @throws AppError PRICE_UNKNOWN, PRICE_KIND, RETURN_URL_FOREIGN, ALREADY_SUBSCRIBED
   */
  async subscribe(userId: string, request: SubscribeRequest): Promise<Answer> {
    const { success_url: successUrl, cancel_url: cancelUrl } = request;
    this.addresses.check(successUrl, cancelUrl);
    const { id: priceId } = await this.prices.find(request.price_id, 'plan');
    const customerId = await this.customers.of(userId);
    await this.#makeWay(customerId);
    const to = {
      mode: 'subscription',
      customerId,
      userId,
      priceId,
      successUrl,
      cancelUrl,
    } as const;
    return this.#begin({ ...to, metadata: { user_id: userId } });
  }

  async #makeWay(customerId: string): Promise<void> {
    const all = (await this.calls.subscriptionsOf(customerId)).map(toSubscription);
    if (all.some(({ status }) => STANDING.has(status))) throw new AppError('ALREADY_SUBSCRIBED');
    for (const { stripeId } of all) await this.calls.cancelNow(stripeId);
    await this.calls.expireCheckouts(customerId, 'subscription');
  }

  async #begin(checkout: Parameters<StripeCalls['createCheckout']>[0]): Promise<Answer> {
    const { url } = await this.calls.createCheckout(checkout);
    if (url === null) throw new AppError('PAYMENTS_UNAVAILABLE');
    return { url };
  }
}
