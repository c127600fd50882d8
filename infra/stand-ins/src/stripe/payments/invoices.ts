import { invoiceOf, invoiceOfSession, invoicePaymentOf } from '../objects/invoice.js';
import { listOf } from '../objects/list-of.js';
import type { Clock, EventLog } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import { chargeOf, type Payer, paymentIntentOf, type PaymentParams } from '../objects/charge.js';

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
    const charge = records.put(chargeOf(intent, payer, isAccepted, this.clock.now()));
    const after = records.update('payment_intent', intentId, {
      latest_charge: charge.id,
      ...(isAccepted
        ? { status: 'succeeded', amount_received: intent.amount }
        : { status: 'requires_payment_method' }),
    });
    events.add(isAccepted ? 'charge.succeeded' : 'charge.failed', charge);
    events.add(isAccepted ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after);
    return after;
  }
}

export class Invoices {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly cards: CardPayments,
    private readonly origin: () => string,
  ) {}

  issue(subscription: Kinds['subscription']): Kinds['invoice'] {
    const invoice = this.#finalize(invoiceOf(subscription, this.clock.now()));
    this.records.update('subscription', subscription.id, { latest_invoice: invoice.id });
    return invoice;
  }

  record(session: Kinds['checkout.session'], intentId: string): Kinds['invoice'] {
    const invoice = this.#finalize(invoiceOfSession(session, this.clock.now()));
    return this.#pay(invoice, this.records.get('payment_intent', intentId));
  }

  #finalize(draft: Kinds['invoice']): Kinds['invoice'] {
    const hosted_invoice_url = `${this.origin()}/invoice/${draft.id}`;
    const invoice = this.records.put({ ...draft, hosted_invoice_url });
    this.events.add('invoice.created', invoice);
    this.events.add('invoice.finalized', invoice);
    return invoice;
  }

  collect(invoiceId: string, isAccepted = true): Kinds['invoice'] {
    const invoice = this.records.get('invoice', invoiceId);
    const payer = { name: null, email: null };
    const intent = this.cards.attempt(this.#begin(invoice).id, payer, isAccepted);
    if (isAccepted) return this.#pay(invoice, intent);
    this.events.add('invoice.payment_failed', invoice);
    return invoice;
  }

  #pay(invoice: Kinds['invoice'], intent: Kinds['payment_intent']): Kinds['invoice'] {
    const { records, events } = this;
    const now = this.clock.now();
    const after = records.update('invoice', invoice.id, {
      status: 'paid',
      status_transitions: { paid_at: now } as Kinds['invoice']['status_transitions'],
      payments: listOf(`/v1/invoice_payments?invoice=${invoice.id}`, [
        invoicePaymentOf(invoice, intent, now),
      ]),
    });
    events.add('invoice.paid', after);
    events.add('invoice.payment_succeeded', after);
    return after;
  }

  #begin(invoice: Kinds['invoice']): Kinds['payment_intent'] {
    return this.cards.begin({
      amount: invoice.total,
      currency: invoice.currency,
      customer: invoice.customer as string,
    });
  }
}
