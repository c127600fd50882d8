import { chargeOf, declineMessage, type Payer } from '../objects/charge.js';
import { paymentIntentOf, type PaymentParams } from '../objects/payment-intent.js';
import type { Clock } from '../records/clock.js';
import type { EventLog } from '../records/event-log.js';
import { newId } from '../records/new-id.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';

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
