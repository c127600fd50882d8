import type { Stripe } from 'stripe';
import { badParameter } from '../stripe-fault.js';
import type { Clock } from '../records/clock.js';
import type { EventLog } from '../records/event-log.js';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';

type RefundParams = {
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
};

export class Refunds {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  /** @throws StripeFault for more than is left */
  give(
    charge: Kinds['charge'],
    params: Omit<RefundParams, 'amount'> & { amount?: number | undefined },
  ): Kinds['refund'] {
    const left = charge.amount_captured - charge.amount_refunded;
    const { amount = left } = params;
    if (left <= 0) {
      const message = `Charge ${charge.id} has already been refunded.`;
      throw badParameter(message, 'charge', 'charge_already_refunded');
    }
    if (amount < 1 || amount > left) {
      throw badParameter(
        `Refund amount (${amount}) must be from 1 to what is left (${left}).`,
        'amount',
      );
    }
    const refund = this.records.put(refundOf(charge, { ...params, amount }, this.clock.now()));
    const amount_refunded = charge.amount_refunded + amount;
    const changed = this.records.update('charge', charge.id, {
      amount_refunded,
      refunded: amount_refunded === charge.amount,
    });
    this.events.add('refund.created', refund);
    this.events.add('charge.refunded', changed);
    return refund;
  }
}

function refundOf(charge: Kinds['charge'], params: RefundParams, now: number) {
  const { currency, customer, payment_intent } = charge;
  return onlyUsed<Stripe.Refund>({
    ...params,
    id: newId('refund'),
    object: 'refund',
    charge: charge.id,
    created: now,
    currency,
    customer,
    payment_intent,
    status: 'succeeded',
  });
}
