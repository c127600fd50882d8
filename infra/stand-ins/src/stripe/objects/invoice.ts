import type { Stripe } from 'stripe';
import { newId, onlyUsed } from '../records/new-id.js';
import type { Kinds, Wire } from '../records/stripe-records.js';
import { itemOfSubscription } from './subscription.js';
import { listOf } from './list-of.js';

export type InvoiceReason = 'subscription_create' | 'subscription_cycle';

type Line = { amount: number; currency: string; description: string | null; quantity: number };
type Cause = {
  readonly reason: InvoiceReason | 'manual';
  readonly parent: Kinds['invoice']['parent'];
};

export function invoiceOf(
  subscription: Kinds['subscription'],
  customer: Kinds['customer'],
  reason: InvoiceReason,
  now: number,
): Kinds['invoice'] {
  const { price, quantity = 1 } = itemOfSubscription(subscription);
  const { currency, metadata } = subscription;
  const amount = (price.unit_amount ?? 0) * quantity;
  const parent = {
    quote_details: null,
    subscription_details: { metadata, subscription: subscription.id },
    type: 'subscription_details',
  } as const;
  const line = { amount, currency, quantity, description: `${quantity} × Professional` };
  return finalized(line, customer, { reason, parent }, now);
}

export function invoiceOfSession(
  { amount_total, currency, line_items }: Kinds['checkout.session'],
  customer: Kinds['customer'],
  now: number,
): Kinds['invoice'] {
  const [item] = line_items?.data ?? [];
  if (!item?.price) throw new Error('this session sells nothing');
  const { description, quantity } = item;
  const amounts = { amount: amount_total ?? 0, currency: currency ?? '', quantity: quantity ?? 1 };
  return finalized({ ...amounts, description }, customer, { reason: 'manual', parent: null }, now);
}

function finalized(
  line: Line,
  customer: Kinds['customer'],
  { reason, parent }: Cause,
  now: number,
): Kinds['invoice'] {
  const id = newId('invoice');
  const { amount, currency } = line;
  const item = onlyUsed<Stripe.InvoiceLineItem>({
    ...line,
    id: newId('line_item'),
    object: 'line_item',
    invoice: id,
    livemode: false,
  });
  return onlyUsed<Stripe.Invoice>({
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { enabled: false },
    billing_reason: reason,
    created: now,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    hosted_invoice_url: null,
    lines: listOf(`/v1/invoices/${id}/lines`, [item]),
    livemode: false,
    metadata: {},
    number: `LOCAL-${id.slice(-8).toUpperCase()}`,
    parent,
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    status: 'open',
    status_transitions: { finalized_at: now, paid_at: null },
    total: amount,
    total_taxes: [],
  });
}

export function invoicePaymentOf(
  invoice: Kinds['invoice'],
  intent: Kinds['payment_intent'],
  now: number,
): Wire<Stripe.InvoicePayment> {
  const isPaid = intent.status === 'succeeded';
  return onlyUsed<Stripe.InvoicePayment>({
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: isPaid ? now : null },
  });
}
