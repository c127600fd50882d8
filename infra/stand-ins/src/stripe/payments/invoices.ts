import {
  invoiceOf,
  invoiceOfSession,
  invoicePaymentOf,
  type InvoiceReason,
} from '../objects/invoice.js';
import { listOf } from '../objects/list-of.js';
import type { PageAddresses } from '../pages/page-addresses.js';
import type { Clock, EventLog } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import {
  chargeOf,
  declineMessage,
  type Payer,
  paymentIntentOf,
  type PaymentParams,
} from '../objects/charge.js';
import { newId } from '../records/new-id.js';

export class CardPayments {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  begin(params: PaymentParams): Kinds['payment_intent'] {
    const intent = this.records.put(paymentIntentOf(params, this.clock.now()));
    this.events.add('payment_intent.created', intent);
    return intent;
  }

  attempt(intentId: string, payer: Payer, isAccepted: boolean): Kinds['payment_intent'] {
    const { records, events } = this;
    const intent = records.get('payment_intent', intentId);
    const method = newId('payment_method');
    const charge = records.put(chargeOf(intent, method, payer, isAccepted, this.clock.now()));
    const after = records.update('payment_intent', intentId, {
      latest_charge: charge.id,
      ...(isAccepted ? accepted(intent, method) : declined(charge.id)),
    });
    events.add(isAccepted ? 'charge.succeeded' : 'charge.failed', charge);
    events.add(isAccepted ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after);
    return after;
  }
}

function accepted(
  { amount }: Kinds['payment_intent'],
  payment_method: string,
): Partial<Kinds['payment_intent']> {
  return { status: 'succeeded', amount_received: amount, payment_method, last_payment_error: null };
}

function declined(charge: string): Partial<Kinds['payment_intent']> {
  const code = 'card_declined';
  const reason = {
    charge,
    code,
    decline_code: 'generic_decline',
    message: declineMessage,
  } as const;
  return {
    status: 'requires_payment_method',
    last_payment_error: { ...reason, type: 'card_error' },
  };
}

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

  collect(invoiceId: string, isAccepted = true): Kinds['invoice'] {
    const { records, clock, events } = this;
    const invoice = records.get('invoice', invoiceId);
    const payer = { name: invoice.customer_name, email: invoice.customer_email };
    const intent = this.cards.attempt(this.#begin(invoice).id, payer, isAccepted);
    const attempts = { attempt_count: invoice.attempt_count + 1, attempted: true };
    if (!isAccepted) {
      const unpaid = records.update('invoice', invoiceId, attempts);
      events.add('invoice.payment_failed', unpaid);
      return unpaid;
    }
    const now = clock.now();
    const after = records.update('invoice', invoiceId, {
      ...paid(invoice, now),
      ...attempts,
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
