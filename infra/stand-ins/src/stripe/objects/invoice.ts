import type { Stripe } from 'stripe';
import type { Kinds } from '../records/stripe-records.js';
import { newId } from '../records/new-id.js';
import type { Wire } from '../records/wire.js';
import { listOf } from './list-of.js';
import { itemOfSubscription } from './subscription.js';

export type InvoiceReason = 'subscription_create' | 'subscription_cycle';

type Draft = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: InvoiceReason | 'manual';
  readonly parent: Kinds['invoice']['parent'];
  readonly line: Wire<Stripe.InvoiceLineItem>;
};

export function invoiceOf(
  subscription: Kinds['subscription'],
  customer: Kinds['customer'],
  reason: InvoiceReason,
  now: number,
): Kinds['invoice'] {
  const id = newId('invoice');
  const { price, quantity = 1 } = itemOfSubscription(subscription);
  const amount = (price.unit_amount ?? 0) * quantity;
  const { currency, metadata } = subscription;
  const draft: Draft = {
    id,
    amount,
    currency,
    reason,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    line: lineOf(id, subscription, amount),
  };
  return finalized(draft, customer, now);
}

export function invoiceOfSession(
  session: Kinds['checkout.session'],
  customer: Kinds['customer'],
  now: number,
): Kinds['invoice'] {
  const id = newId('invoice');
  const amount = session.amount_total ?? 0;
  const currency = session.currency ?? '';
  const line = lineOfSession(id, session, amount, now);
  return finalized({ id, amount, currency, reason: 'manual', parent: null, line }, customer, now);
}

function finalized(
  { id, amount, currency, reason, parent, line }: Draft,
  customer: Kinds['customer'],
  now: number,
): Kinds['invoice'] {
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Likeness',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `LOCAL-${id.slice(-8).toUpperCase()}`,
    on_behalf_of: null,
    parent,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function lineOf(
  invoice: string,
  subscription: Kinds['subscription'],
  amount: number,
): Wire<Stripe.InvoiceLineItem> {
  const item = itemOfSubscription(subscription);
  const { price, quantity = 1 } = item;
  return {
    ...bareLine(invoice, amount, subscription.currency),
    description: `${quantity} × Professional`,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pricing: pricingOf(price),
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
  };
}

function lineOfSession(
  invoice: string,
  { line_items, currency }: Kinds['checkout.session'],
  amount: number,
  now: number,
): Wire<Stripe.InvoiceLineItem> {
  const [item] = line_items?.data ?? [];
  if (!item?.price) throw new Error('this session sells nothing');
  return {
    ...bareLine(invoice, amount, currency ?? ''),
    description: item.description,
    metadata: {},
    parent: {
      invoice_item_details: {
        invoice_item: newId('invoice_item'),
        proration: false,
        proration_details: null,
        subscription: null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: { end: now, start: now },
    pricing: pricingOf(item.price),
    quantity: item.quantity,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: null,
  };
}

function bareLine(invoice: string, amount: number, currency: string) {
  return {
    id: newId('line_item'),
    object: 'line_item' as const,
    amount,
    currency,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    pretax_credit_amounts: [],
    subtotal: amount,
    taxes: [],
  };
}

function pricingOf(price: Kinds['price']): Wire<Stripe.InvoiceLineItem>['pricing'] {
  return {
    price_details: { price: price.id, product: price.product as string },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  };
}

export function invoicePaymentOf(
  invoice: Kinds['invoice'],
  intent: Kinds['payment_intent'],
  now: number,
): Wire<Stripe.InvoicePayment> {
  const isPaid = intent.status === 'succeeded';
  return {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: isPaid ? now : null },
  };
}
