import type { Stripe } from 'stripe';
import { badParameter, StripeFault } from '../stripe-fault.js';
import type { Clock, EventLog } from '../records/clock.js';
import { newId, onlyUsed } from '../records/new-id.js';
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

export class Disputes {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  /** @throws StripeFault for an unpaid or already disputed charge */
  open(charge: Kinds['charge']): Kinds['dispute'] {
    if (!charge.paid) throw badParameter('Only what was paid can be disputed.', 'charge');
    if (charge.disputed) throw badParameter('This charge is disputed already.', 'charge');
    const dispute = this.records.put(disputeOf(charge, this.clock.now()));
    this.records.update('charge', charge.id, { disputed: true });
    this.events.add('charge.dispute.created', dispute);
    this.events.add('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** @throws StripeFault for a closed dispute */
  close(dispute: Kinds['dispute'], status: 'won' | 'lost'): Kinds['dispute'] {
    if (dispute.status !== 'needs_response') throw new StripeFault(400, 'This dispute is closed.');
    const closed = this.records.update('dispute', dispute.id, { status });
    this.events.add('charge.dispute.closed', closed);
    if (status === 'won') this.events.add('charge.dispute.funds_reinstated', closed);
    return closed;
  }
}

function disputeOf({ id, amount, currency, payment_intent }: Kinds['charge'], now: number) {
  return onlyUsed<Stripe.Dispute>({
    id: newId('dispute'),
    object: 'dispute',
    amount,
    charge: id,
    created: now,
    currency,
    metadata: {},
    payment_intent,
    reason: 'general',
    status: 'needs_response',
  });
}
