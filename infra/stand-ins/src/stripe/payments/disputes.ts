import type { Stripe } from 'stripe';
import type { Clock } from '../records/clock.js';
import type { EventLog } from '../records/event-log.js';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import { badParameter, StripeFault } from '../stripe-fault.js';

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
    livemode: false,
    metadata: {},
    payment_intent,
    reason: 'general',
    status: 'needs_response',
  });
}
