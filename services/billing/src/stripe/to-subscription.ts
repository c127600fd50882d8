import type { Stripe } from 'stripe';
import { idOf } from './to-payment.js';

const DISPUTED = 'disputed_';

export type MirroredSubscription = {
  readonly stripeId: string;
  readonly customerId: string;
  /** Null for a subscription that our checkout did not create. */
  readonly userId: string | null;
  /**
   * Stripe's status, but `active` during a trial, `canceling` before a scheduled end, and
   * `disputed` while a bank disputes a payment of it.
   */
  readonly status: string;
  readonly startedAt: Date;
  /** End of the paid period, or the actual end. */
  readonly endsAt: Date | null;
  readonly canceledAt: Date | null;
  readonly beginNow: boolean;
  readonly invoiceId: string | null;
  /** Null until the newest invoice is paid. */
  readonly paid: PaidInvoice | null;
};

type PaidInvoice = {
  readonly at: Date;
  readonly totalCents: number;
  readonly taxCents: number | null;
  readonly currency: string;
  readonly url: string | null;
};

/**
 * Items have their own period ends (API 2025-03-31); the latest counts.
 * @param subscription with `latest_invoice` expanded, to confirm an order
 */
export function toSubscription(subscription: Stripe.Subscription): MirroredSubscription {
  const { id, customer, start_date, items, ended_at, metadata } = subscription;
  const ends = items.data.map((item) => item.current_period_end);
  const end = ended_at ?? subscription.cancel_at ?? (ends.length > 0 ? Math.max(...ends) : null);
  return {
    stripeId: id,
    customerId: idOf(customer),
    userId: metadata['user_id'] ?? null,
    status: statusOf(subscription),
    startedAt: new Date(start_date * 1_000),
    endsAt: dateOf(end),
    canceledAt: dateOf(subscription.canceled_at),
    beginNow: metadata['begin_now'] === 'yes',
    invoiceId: subscription.latest_invoice && idOf(subscription.latest_invoice),
    paid: paidInvoice(subscription),
  };
}

function dateOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1_000);
}

function paidInvoice({ latest_invoice: invoice }: Stripe.Subscription): PaidInvoice | null {
  if (typeof invoice !== 'object' || invoice?.status !== 'paid') return null;
  const taxes = invoice.total_taxes ?? [];
  const isTaxed = taxes.length > 0 || invoice.automatic_tax.enabled;
  return {
    at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1_000),
    totalCents: invoice.total,
    taxCents: isTaxed ? taxes.reduce((sum, { amount }) => sum + amount, 0) : null,
    currency: invoice.currency,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** @returns for each payment of the subscription that the bank disputes, its label */
export function disputesOf({ metadata }: Stripe.Subscription): string[] {
  return Object.keys(metadata).filter((key) => key.startsWith(DISPUTED));
}

export function disputeLabel(paymentIntentId: string): string {
  return DISPUTED + paymentIntentId;
}

/** Stripe refuses to cancel such a subscription. */
export function isOver(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

function statusOf(subscription: Stripe.Subscription): string {
  const { status, cancel_at_period_end, cancel_at } = subscription;
  if (!isOver(status) && disputesOf(subscription).length > 0) return 'disputed';
  if (status !== 'active' && status !== 'trialing') return status;
  return cancel_at_period_end || cancel_at !== null ? 'canceling' : 'active';
}
