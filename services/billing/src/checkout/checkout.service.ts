import { AppError } from '@likeness/contracts/errors/app-error';
import type {
  Checkout as Answer,
  CheckoutState,
  Price,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { Injectable } from '@nestjs/common';
import { PriceListService } from '../prices/price-list.service.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import { isPaid } from '../stripe/to-payment.js';
import { type MirroredSubscription, toSubscription } from '../stripe/to-subscription.js';
import { CustomersService } from './customers.service.js';
import { ReturnAddresses } from './return-addresses.js';

const STATUSES_THAT_BLOCK_A_SECOND_SUBSCRIPTION = new Set([
  'active',
  'canceling',
  'past_due',
  'disputed',
]);

/** Grants nothing: credits follow the payment. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly prices: PriceListService,
    private readonly addresses: ReturnAddresses,
    private readonly customers: CustomersService,
    private readonly calls: StripeCallsService,
    private readonly limit: PersonLimit,
  ) {}

  /**
   * @throws AppError PRICE_UNKNOWN, PRICE_KIND, CURRENCY_UNAVAILABLE, QUANTITY_WRONG,
   * RETURN_URL_FOREIGN, TOO_MANY_REQUESTS
   */
  async buy(userId: string, request: PurchaseRequest, key?: string): Promise<Answer> {
    const { success_url: successUrl, cancel_url: cancelUrl } = request;
    this.addresses.check(successUrl, cancelUrl);
    const price = await this.prices.find(request.price_id, 'pack');
    const { id: priceId, metadata } = price;
    const currency = currencyOf(price, request);
    if (request.quantity !== metadata.amount) throw new AppError('QUANTITY_WRONG');
    await this.limit.count(userId);
    const customerId = await this.customers.of(userId);
    const order = { user_id: userId, name: metadata.name, credits: String(metadata.amount) };
    const to = { mode: 'payment', customerId, userId, priceId, successUrl, cancelUrl } as const;
    const { language } = request;
    const made = await this.calls.createCheckout({
      ...to,
      currency,
      language,
      metadata: order,
      key,
    });
    await this.customers.confirm(userId, made);
    return answerOf(made);
  }

  /**
   * Closes open checkouts, so that a person can't pay twice. @throws AppError PRICE_UNKNOWN,
   * PRICE_KIND, CURRENCY_UNAVAILABLE, RETURN_URL_FOREIGN, TOO_MANY_REQUESTS, ALREADY_SUBSCRIBED
   */
  async subscribe(userId: string, request: SubscribeRequest, key?: string): Promise<Answer> {
    const { success_url: successUrl, cancel_url: cancelUrl } = request;
    this.addresses.check(successUrl, cancelUrl);
    const price = await this.prices.find(request.price_id, 'plan');
    const { id: priceId } = price;
    const { language } = request;
    const currency = currencyOf(price, request);
    await this.limit.count(userId);
    const customerId = await this.customers.of(userId);
    for (const { stripeId } of await this.#assertNoneBlocks(userId, customerId)) {
      await this.calls.cancelNow(stripeId);
    }
    const metadata = { user_id: userId };
    const to = { mode: 'subscription', customerId, userId, priceId, metadata } as const;
    const made = await this.calls.createCheckout({
      ...to,
      currency,
      language,
      successUrl,
      cancelUrl,
      key,
    });
    await this.customers.confirm(userId, made);
    return this.#onlyOne(userId, customerId);
  }

  /** @throws AppError NOT_FOUND for another person's checkout too */
  async state(userId: string, id: string): Promise<CheckoutState> {
    const session = await this.calls.checkout(id);
    if (session?.client_reference_id !== userId) throw new AppError('NOT_FOUND');
    return { is_paid: isPaid(session) };
  }

  /** Concurrent checkouts agree on the newest one. If one was just paid, this closes them all. */
  async #onlyOne(userId: string, customerId: string): Promise<Answer> {
    const open = (await this.calls.openCheckouts(customerId))
      .filter(({ mode }) => mode === 'subscription')
      .toSorted((one, other) => other.created - one.created || (one.id < other.id ? 1 : -1));
    const [newest, ...others] = open;
    for (const { id } of others) await this.calls.expireCheckout(id);
    try {
      await this.#assertNoneBlocks(userId, customerId);
    } catch (error) {
      if (newest) await this.calls.expireCheckout(newest.id);
      throw error;
    }
    return answerOf(newest);
  }

  /** @throws AppError ALREADY_SUBSCRIBED */
  async #assertNoneBlocks(userId: string, customerId: string): Promise<MirroredSubscription[]> {
    const all = (await this.calls.subscriptionsOf(customerId)).map(toSubscription);
    const ours = all.filter((one) => one.userId === userId);
    if (ours.some(({ status }) => STATUSES_THAT_BLOCK_A_SECOND_SUBSCRIPTION.has(status))) {
      throw new AppError('ALREADY_SUBSCRIBED');
    }
    return ours;
  }
}

/** @throws AppError CURRENCY_UNAVAILABLE */
function currencyOf(price: Price, { currency = price.currency }: { currency?: string }): string {
  if (currency !== price.currency && !Object.hasOwn(price.currency_options, currency)) {
    throw new AppError('CURRENCY_UNAVAILABLE');
  }
  return currency;
}

function answerOf(session: { readonly url: string | null } | undefined): Answer {
  if (!session?.url) throw new AppError('PAYMENTS_UNAVAILABLE');
  return { url: session.url };
}
