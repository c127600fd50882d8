import { customerOf } from '../objects/customer.js';
import type { Clock } from '../records/clock.js';
import type { EventLog } from '../records/event-log.js';
import { newId } from '../records/new-id.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { CardPayments } from './card-payments.js';
import type { Subscriptions } from './subscriptions.js';

type Session = Kinds['checkout.session'];
export type PayerForm = { name: string; email: string };

/** What people do on the checkout page. */
export class CheckoutSessions {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly cards: CardPayments,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @param failsLater whether the card says no from the next renewal on */
  pay(session: Session, payer: PayerForm, failsLater: boolean): Session {
    const isPayment = session.mode === 'payment';
    const customer = this.customerOf(session, payer);
    const made = isPayment
      ? this.payOnce(session, customer, payer)
      : this.subscribe(session, customer ?? '', failsLater);
    const complete = this.records.update('checkout.session', session.id, {
      ...made,
      customer,
      customer_details: {
        address: null,
        business_name: null,
        email: payer.email,
        individual_name: null,
        name: payer.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      payment_status: 'paid',
      status: 'complete',
      url: null,
    });
    this.events.add('checkout.session.completed', complete);
    return complete;
  }

  /** The card says no; the page stays open for another try. */
  decline(session: Session, payer: PayerForm): void {
    const intent = this.intentOf(session, null);
    this.cards.attempt(intent.id, payer, false);
  }

  expire(id: string): Session {
    const expired = this.records.update('checkout.session', id, { status: 'expired', url: null });
    this.events.add('checkout.session.expired', expired);
    return expired;
  }

  private payOnce(session: Session, customer: string | null, payer: PayerForm): Partial<Session> {
    const intent = this.intentOf(session, customer);
    this.cards.attempt(intent.id, payer, true);
    return { payment_intent: intent.id };
  }

  private subscribe(session: Session, customer: string, failsLater: boolean): Partial<Session> {
    const [line] = session.line_items?.data ?? [];
    if (!line?.price) throw new Error(`${session.id} sells nothing`);
    const paymentMethod = newId('payment_method');
    const metadata = this.orderOf(session).subscription_metadata;
    const quantity = line.quantity ?? 1;
    const params = { customer, paymentMethod, quantity, metadata };
    const { id, latest_invoice } = this.subscriptions.start(params, line.price);
    this.records.put({ id: `card_${id}`, object: 'local.card', is_failing: failsLater });
    return { subscription: id, invoice: latest_invoice };
  }

  /** One payment for all attempts on a page. */
  private intentOf(session: Session, customer: string | null): Kinds['payment_intent'] {
    const order = this.orderOf(session);
    if (order.payment_intent) {
      return this.records.update('payment_intent', order.payment_intent, { customer });
    }
    const intent = this.cards.begin({
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      customer,
      description: null,
      metadata: order.payment_metadata,
    });
    this.records.update('local.order', order.id, { payment_intent: intent.id });
    return intent;
  }

  private orderOf({ id }: Session): Kinds['local.order'] {
    return this.records.get('local.order', `order_${id}`);
  }

  private customerOf(session: Session, payer: PayerForm): string | null {
    if (typeof session.customer === 'string') return session.customer;
    if (session.customer_creation === 'if_required') return null;
    const customer = this.records.put(customerOf(payer, this.clock.now()));
    this.events.add('customer.created', customer);
    return customer.id;
  }
}
