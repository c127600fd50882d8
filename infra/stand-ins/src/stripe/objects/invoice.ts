import type { Stripe } from 'stripe';
import { newId, onlyUsed } from '../records/new-id.js';
import type { Kinds, Wire } from '../records/stripe-records.js';
import { itemOfSubscription } from './subscription.js';
import { listOf } from './list-of.js';

type Line = { amount: number; currency: string; description: string | null; quantity: number };

export function invoiceOf(subscription: Kinds['subscription'], now: number): Kinds['invoice'] {
  const { price, quantity = 1 } = itemOfSubscription(subscription);
  const { currency, metadata } = subscription;
  const amount = (price.unit_amount ?? 0) * quantity;
  const parent = { subscription_details: { metadata, subscription: subscription.id } };
  const line = { amount, currency, quantity, description: `${quantity} × Professional` };
  return finalized(line, subscription.customer, parent, now);
}

export function invoiceOfSession(
  { amount_total, currency, customer, line_items }: Kinds['checkout.session'],
  now: number,
): Kinds['invoice'] {
  const [item] = line_items?.data ?? [];
  if (!item?.price) throw new Error('this session sells nothing');
  const { description, quantity } = item;
  const amounts = { amount: amount_total ?? 0, currency: currency ?? '', quantity: quantity ?? 1 };
  return finalized({ ...amounts, description }, customer, null, now);
}

function finalized(
  line: Line,
  customer: Kinds['invoice']['customer'],
  parent: object | null,
  now: number,
): Kinds['invoice'] {
  const id = newId('invoice');
  const { amount, currency } = line;
  const item = onlyUsed<Stripe.InvoiceLineItem>({
    ...line,
    id: newId('line_item'),
    object: 'line_item',
    invoice: id,
  });
  return onlyUsed<Stripe.Invoice>({
    id,
    object: 'invoice',
    automatic_tax: { enabled: false },
    created: now,
    currency,
    customer,
    hosted_invoice_url: null,
    lines: listOf(`/v1/invoices/${id}/lines`, [item]),
    metadata: {},
    number: `LOCAL-${id.slice(-8).toUpperCase()}`,
    parent,
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    status: 'open',
    status_transitions: { paid_at: null },
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
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { paid_at: isPaid ? now : null },
  });
}
