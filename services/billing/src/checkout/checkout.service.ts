import { AppError } from '@likeness/contracts/errors/app-error';
import type {
  Checkout as Answer,
  CheckoutState,
  PortalRequest,
  Price,
  PurchaseRequest,
  SubscribeRequest,
} from '@likeness/contracts/http/payments';
import { isHalted } from '@likeness/contracts/identity/halted-plan';
import { isSubscriber } from '@likeness/contracts/identity/plan';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { PriceListService } from '../prices/price-list.service.js';
import {
  isArchivedPrice,
  type NewCheckout,
  StripeCallsService,
} from '../stripe/stripe-calls.service.js';
import { isPaid } from '../stripe/to-payment.js';
import { isOver, type MirroredSubscription, toSubscription } from '../stripe/to-subscription.js';
import { CustomersService } from './customers.service.js';
import { ReturnAddresses } from './return-addresses.js';

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
    const order = {
      user_id: userId,
      name: metadata.name,
      credits: String(metadata.amount),
      ...beginOf(request),
    };
    const to = { mode: 'payment', userId, priceId, successUrl, cancelUrl } as const;
    const { language } = request;
    const made = await this.customers.withCustomer(userId, (customerId) =>
      this.#create({ ...to, customerId, currency, language, metadata: order, key }),
    );
    return answerOf(made);
  }

  /**
   * Closes open checkouts, so that a person can't pay twice. @throws AppError PRICE_UNKNOWN,
   * PRICE_KIND, CURRENCY_UNAVAILABLE, RETURN_URL_FOREIGN, TOO_MANY_REQUESTS, ALREADY_SUBSCRIBED,
   * PAYMENT_PROCESSING
   */
  async subscribe(userId: string, request: SubscribeRequest, key?: string): Promise<Answer> {
    const { success_url: successUrl, cancel_url: cancelUrl } = request;
    this.addresses.check(successUrl, cancelUrl);
    const price = await this.prices.find(request.price_id, 'plan');
    const { id: priceId } = price;
    const { language } = request;
    const currency = currencyOf(price, request);
    await this.limit.count(userId);
    const metadata = { user_id: userId, ...beginOf(request) };
    const to = { mode: 'subscription', userId, priceId, metadata, successUrl, cancelUrl } as const;
    return this.customers.withCustomer(userId, async (customerId) => {
      for (const { stripeId } of await this.#assertNoneBlocks(userId, customerId)) {
        await this.calls.cancelNow(stripeId);
      }
      await this.#create({ ...to, customerId, currency, language, key });
      return this.#onlyOne(userId, customerId);
    });
  }

  /** Stripe's page to mend a payment. @throws AppError RETURN_URL_FOREIGN, NOT_SUBSCRIBED */
  async portal(userId: string, { return_url: returnUrl }: PortalRequest): Promise<Answer> {
    this.addresses.check(returnUrl);
    const customerId = await this.customers.known(userId);
    if (customerId === undefined) throw new AppError('NOT_SUBSCRIBED');
    return { url: await this.calls.portal(customerId, returnUrl) };
  }

  /** @throws AppError NOT_FOUND for another person's checkout too */
  async state(userId: string, id: string): Promise<CheckoutState> {
    const session = await this.calls.checkout(id);
    if (session?.client_reference_id !== userId) throw new AppError('NOT_FOUND');
    return { is_paid: isPaid(session) };
  }

  /** @throws AppError PRICE_UNKNOWN for a price that was archived while it was listed */
  async #create(checkout: NewCheckout): Promise<Stripe.Checkout.Session> {
    const made = await this.calls.createCheckout(checkout).catch((error: unknown) => {
      if (!isArchivedPrice(error)) throw error;
      this.prices.forget();
      throw new AppError('PRICE_UNKNOWN', undefined, { cause: error });
    });
    await this.customers.confirm(checkout.userId, made);
    return made;
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

  /** @throws AppError ALREADY_SUBSCRIBED, PAYMENT_PROCESSING */
  async #assertNoneBlocks(userId: string, customerId: string): Promise<MirroredSubscription[]> {
    const all = (await this.calls.subscriptionsOf(customerId)).map(toSubscription);
    const ours = all.filter((one) => one.userId === userId && !isOver(one.status));
    if (ours.some(({ status }) => isSubscriber(status) || isHalted(status))) {
      throw new AppError('ALREADY_SUBSCRIBED');
    }
    for (const { status, invoiceId } of ours) {
      if (status !== 'incomplete' || invoiceId === null) continue;
      const payment = await this.calls.invoicePayment({ invoiceId });
      if (payment?.intent.status === 'processing') throw new AppError('PAYMENT_PROCESSING');
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

/** Kept at Stripe beside the payment, as the proof. */
function beginOf({ begin_now }: { begin_now?: boolean | undefined }): Record<string, string> {
  return begin_now ? { begin_now: 'yes' } : {};
}

function answerOf(session: { readonly url: string | null } | undefined): Answer {
  if (!session?.url) throw new AppError('PAYMENTS_UNAVAILABLE');
  return { url: session.url };
}
