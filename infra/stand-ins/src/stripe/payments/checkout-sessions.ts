import type { EventLog } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { CardPayments, Invoices } from './invoices.js';
import type { Subscriptions } from './subscriptions.js';

type Session = Kinds['checkout.session'];
export type PayerForm = { name: string; email: string };

export class CheckoutSessions {
  constructor(
    private readonly records: StripeRecords,
    private readonly events: EventLog,
    private readonly cards: CardPayments,
    private readonly subscriptions: Subscriptions,
    private readonly invoices: Invoices,
  ) {}

  pay(session: Session, payer: PayerForm): Session {
    const made =
      session.mode === 'payment' ? this.payOnce(session, payer) : this.subscribe(session);
    const complete = this.records.update('checkout.session', session.id, {
      ...made,
      payment_status: 'paid',
      status: 'complete',
      url: null,
    });
    this.events.add('checkout.session.completed', complete);
    return complete;
  }

  decline(session: Session, payer: PayerForm): void {
    this.cards.attempt(this.intentOf(session).id, payer, false);
  }

  expire(id: string): Session {
    const expired = this.records.update('checkout.session', id, { status: 'expired', url: null });
    this.events.add('checkout.session.expired', expired);
    return expired;
  }

  private payOnce(session: Session, payer: PayerForm): Partial<Session> {
    const intent = this.intentOf(session);
    this.cards.attempt(intent.id, payer, true);
    if (!session.invoice_creation?.enabled) return { payment_intent: intent.id };
    return { payment_intent: intent.id, invoice: this.invoices.record(session, intent.id).id };
  }

  private subscribe(session: Session): Partial<Session> {
    const [line] = session.line_items?.data ?? [];
    if (!line?.price) throw new Error(`${session.id} sells nothing`);
    const metadata = this.orderOf(session).subscription_metadata;
    const quantity = line.quantity ?? 1;
    const customer = session.customer as string;
    const { id, latest_invoice } = this.subscriptions.start(
      { customer, quantity, metadata },
      line.price,
    );
    return { subscription: id, invoice: latest_invoice };
  }

  /** All attempts on one page share a payment intent. */
  private intentOf(session: Session): Kinds['payment_intent'] {
    const order = this.orderOf(session);
    if (order.payment_intent) return this.records.get('payment_intent', order.payment_intent);
    const intent = this.cards.begin({
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      customer: session.customer as string,
    });
    this.records.update('local.order', order.id, { payment_intent: intent.id });
    return intent;
  }

  private orderOf({ id }: Session): Kinds['local.order'] {
    return this.records.get('local.order', `order_${id}`);
  }
}
