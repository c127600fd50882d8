import { AppError } from '@likeness/contracts/errors/app-error';
import type { Language } from '@likeness/contracts/text/languages';
import { assertNoOpenTransaction } from '@likeness/service-kit/database/transaction-guard';
import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';

export type NewCheckout = {
  readonly mode: 'payment' | 'subscription';
  readonly customerId: string;
  readonly userId: string;
  readonly priceId: string;
  readonly currency: string;
  readonly language: Language | undefined;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Record<string, string>;
  /** For 24 hours, Stripe returns the same checkout for the same request with this key. */
  readonly key: string | undefined;
};

/** Stripe's maximum page size. */
const PAGE = 100;
const MOST_LISTED = 1_000;
const CALLED = 'Stripe was called';
const REFUNDED = 'charge_already_refunded';

/**
 * Outages throw PAYMENTS_UNAVAILABLE, refusals PAYMENTS_REFUSED, and a key of another request
 * IDEMPOTENCY_KEY_REUSED; a missing object returns undefined.
 */
@Injectable()
export class StripeCallsService {
  constructor(private readonly stripe: Stripe) {}

  async prices(): Promise<Stripe.Price[]> {
    const expand = ['data.product', 'data.currency_options'];
    const list = this.stripe.prices.list({ active: true, limit: PAGE, expand });
    return tried(list.autoPagingToArray({ limit: MOST_LISTED }));
  }

  /**
   * Idempotent for 24 hours. Stripe collects name and address itself.
   * @param lost the person's customer that Stripe no longer has
   */
  async createCustomer(userId: string, lost = ''): Promise<string> {
    const customer = this.stripe.customers.create(
      { metadata: { user_id: userId } },
      { idempotencyKey: `customer-${userId}${lost && `-after-${lost}`}` },
    );
    return (await tried(customer)).id;
  }

  /** Stripe cancels the subscriptions of a deleted customer. */
  async deleteCustomer(id: string): Promise<void> {
    await found(this.stripe.customers.del(id));
  }

  async createCheckout(checkout: NewCheckout): Promise<Stripe.Checkout.Session> {
    const { mode, customerId, userId, priceId, currency, language, metadata, key } = checkout;
    const session = this.stripe.checkout.sessions.create(
      {
        mode,
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        currency,
        ...(language && { locale: language }),
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        metadata,
        ...(mode === 'subscription'
          ? { subscription_data: { metadata } }
          : { invoice_creation: { enabled: true } }),
      },
      key === undefined ? {} : { idempotencyKey: `${mode}-${userId}-${key}` },
    );
    return tried(session);
  }

  async portal(customer: string, return_url: string): Promise<string> {
    return (await tried(this.stripe.billingPortal.sessions.create({ customer, return_url }))).url;
  }

  async checkout(id: string): Promise<Stripe.Checkout.Session | undefined> {
    const expand = ['payment_intent.latest_charge', 'invoice'];
    return found(this.stripe.checkout.sessions.retrieve(id, { expand }));
  }

  async checkoutOfPayment(paymentIntentId: string): Promise<string | undefined> {
    const list = this.stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
    return (await found(list))?.data[0]?.id;
  }

  async openCheckouts(customerId: string): Promise<Stripe.Checkout.Session[]> {
    const list = { customer: customerId, status: 'open', limit: PAGE } as const;
    const all = this.stripe.checkout.sessions.list(list);
    return (await found(all.autoPagingToArray({ limit: MOST_LISTED }))) ?? [];
  }

  async expireCheckout(id: string): Promise<void> {
    try {
      await found(this.stripe.checkout.sessions.expire(id));
    } catch (error) {
      if ((await this.checkout(id))?.status === 'open') throw error;
    }
  }

  async disputes(paymentIntentId: string): Promise<Stripe.Dispute[]> {
    const list = this.stripe.disputes.list({ payment_intent: paymentIntentId, limit: PAGE });
    return (await tried(list)).data;
  }

  async subscription(id: string): Promise<Stripe.Subscription | undefined> {
    return found(this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
  }

  async subscriptionsOf(customerId: string): Promise<Stripe.Subscription[]> {
    const list = await found(this.stripe.subscriptions.list({ customer: customerId, limit: PAGE }));
    return list?.data ?? [];
  }

  /** @returns undefined for a payment without an invoice, or an invoice without a payment */
  async invoicePayment(of: { paymentIntentId: string } | { invoiceId: string }) {
    const filter =
      'invoiceId' in of
        ? { invoice: of.invoiceId }
        : { payment: { type: 'payment_intent', payment_intent: of.paymentIntentId } as const };
    const expand = ['data.invoice', 'data.payment.payment_intent.latest_charge'];
    const list = await found(this.stripe.invoicePayments.list({ ...filter, limit: 1, expand }));
    const [paid] = list?.data ?? [];
    const { invoice, payment } = paid ?? {};
    const intent = payment?.payment_intent;
    if (typeof invoice !== 'object' || 'deleted' in invoice || typeof intent !== 'object') {
      return undefined;
    }
    return { invoice, intent };
  }

  /** Everything that is left of it; idempotent. */
  async refund(paymentIntentId: string): Promise<void> {
    const options = { idempotencyKey: `refund-${paymentIntentId}` };
    const refund = this.stripe.refunds.create({ payment_intent: paymentIntentId }, options);
    await tried(
      refund.catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === REFUNDED) return;
        throw error;
      }),
    );
  }

  /** The newest 100 paid invoices. */
  async invoicesOf(customerId: string): Promise<Stripe.Invoice[]> {
    const list = this.stripe.invoices.list({ customer: customerId, status: 'paid', limit: PAGE });
    return (await found(list))?.data ?? [];
  }

  async cancelAtPeriodEnd(id: string): Promise<Stripe.Subscription | undefined> {
    const change = { cancel_at_period_end: true, expand: ['latest_invoice'] };
    return found(this.stripe.subscriptions.update(id, change));
  }

  /** A paused subscription collects no money. @param labels an empty value removes its label */
  async pause(id: string, isPaused: boolean, labels: Record<string, string>): Promise<void> {
    const pause_collection = isPaused ? { behavior: 'void' as const } : '';
    await found(this.stripe.subscriptions.update(id, { pause_collection, metadata: labels }));
  }

  async cancelNow(id: string): Promise<Stripe.Subscription | undefined> {
    return found(this.stripe.subscriptions.cancel(id, { expand: ['latest_invoice'] }));
  }
}

async function found<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await tried(call);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function tried<T>(call: Promise<T>): Promise<T> {
  assertNoOpenTransaction(CALLED);
  try {
    return await call;
  } catch (error) {
    throw new AppError(codeOf(error), undefined, { cause: error });
  }
}

function codeOf(error: unknown) {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'IDEMPOTENCY_KEY_REUSED';
  return isRefusal(error) ? 'PAYMENTS_REFUSED' : 'PAYMENTS_UNAVAILABLE';
}

/** A retry can't change these: a wrong key, a missing right, or a request that Stripe rejects. */
function isRefusal(error: unknown): boolean {
  const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } =
    Stripe.errors;
  return [StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError].some(
    (refusal) => error instanceof refusal,
  );
}

/** @param param the parameter that names the missing object */
export function isMissing(error: unknown, param?: string): boolean {
  const cause = error instanceof AppError ? error.cause : undefined;
  return (
    cause instanceof Stripe.errors.StripeError &&
    cause.code === 'resource_missing' &&
    (param === undefined || cause.param === param)
  );
}

export function isArchivedPrice(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : undefined;
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    cause.param?.startsWith('line_items[0]') === true
  );
}
