import {
  invoiceOf,
  invoiceOfSession,
  invoicePaymentOf,
  type InvoiceReason,
} from '../objects/invoice.js';
import { listOf } from '../objects/list-of.js';
import type { PageAddresses } from '../pages/page-addresses.js';
import type { Clock } from '../records/clock.js';
import type { EventLog } from '../records/event-log.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { CardPayments } from './card-payments.js';

export class Invoices {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly cards: CardPayments,
    private readonly pages: PageAddresses,
  ) {}

  issue(subscription: Kinds['subscription'], reason: InvoiceReason): Kinds['invoice'] {
    const customer = this.records.get('customer', subscription.customer as string);
    const invoice = this.#finalize(invoiceOf(subscription, customer, reason, this.clock.now()));
    this.records.update('subscription', subscription.id, { latest_invoice: invoice.id });
    return invoice;
  }

  record(session: Kinds['checkout.session'], intentId: string): Kinds['invoice'] {
    const { records, clock, events } = this;
    const customer = records.get('customer', session.customer as string);
    const now = clock.now();
    const invoice = this.#finalize(invoiceOfSession(session, customer, now));
    const intent = records.get('payment_intent', intentId);
    const after = records.update('invoice', invoice.id, {
      ...paid(invoice, now),
      payments: listOf(`/v1/invoice_payments?invoice=${invoice.id}`, [
        invoicePaymentOf(invoice, intent, now),
      ]),
    });
    events.add('invoice.paid', after);
    events.add('invoice.payment_succeeded', after);
    return after;
  }

  #finalize(draft: Kinds['invoice']): Kinds['invoice'] {
    const hosted_invoice_url = this.pages.invoice(draft.id);
    const invoice = this.records.put({ ...draft, hosted_invoice_url });
    this.events.add('invoice.created', invoice);
    this.events.add('invoice.finalized', invoice);
    return invoice;
  }

  collect(invoiceId: string): Kinds['invoice'] {
    const { records, clock, events } = this;
    const invoice = records.get('invoice', invoiceId);
    const payer = { name: invoice.customer_name, email: invoice.customer_email };
    const intent = this.cards.attempt(this.#begin(invoice).id, payer, true);
    const now = clock.now();
    const after = records.update('invoice', invoiceId, {
      ...paid(invoice, now),
      attempt_count: 1,
      attempted: true,
      payments: listOf(`/v1/invoice_payments?invoice=${invoiceId}`, [
        invoicePaymentOf(invoice, intent, now),
      ]),
    });
    events.add('invoice.paid', after);
    events.add('invoice.payment_succeeded', after);
    return after;
  }

  #begin(invoice: Kinds['invoice']): Kinds['payment_intent'] {
    return this.cards.begin({
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer as string,
      description:
        invoice.billing_reason === 'subscription_create'
          ? 'Subscription creation'
          : 'Subscription update',
      metadata: {},
    });
  }
}

function paid(invoice: Kinds['invoice'], now: number): Partial<Kinds['invoice']> {
  return {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}
