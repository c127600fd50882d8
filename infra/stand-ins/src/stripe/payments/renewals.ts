import { itemOfSubscription } from '../objects/subscription.js';
import { type Clock, nextMonth } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { CheckoutSessions } from './checkout-sessions.js';
import type { Invoices } from './invoices.js';
import type { Subscriptions } from './subscriptions.js';

type Step = { at: number; take: () => void };

/** Renewals, and ends of subscriptions and checkout pages, by the clock. */
export class Renewals {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly subscriptions: Subscriptions,
    private readonly invoices: Invoices,
    private readonly sessions: CheckoutSessions,
  ) {}

  /** Applies every due step in chronological order. */
  catchUp(): void {
    this.advanceTo(this.clock.now());
  }

  /** Moves the clock; each step on the way happens at its own time. */
  advanceTo(moment: number): void {
    for (let step = this.nextStep(); step && step.at <= moment; step = this.nextStep()) {
      this.clock.moveTo(step.at);
      step.take();
    }
    this.clock.moveTo(moment);
  }

  private nextStep(): Step | undefined {
    const { records } = this;
    const steps = [
      ...records
        .all('checkout.session')
        .filter(({ status }) => status === 'open')
        .map((session) => ({
          at: session.expires_at,
          take: () => void this.sessions.expire(session.id),
        })),
      ...records.all('subscription').flatMap((subscription) => this.stepsOf(subscription)),
    ];
    return steps.toSorted((one, other) => one.at - other.at)[0];
  }

  private stepsOf(subscription: Kinds['subscription']): Step[] {
    if (subscription.status === 'canceled') return [];
    const { current_period_end: at } = itemOfSubscription(subscription);
    const isEnding = subscription.cancel_at_period_end || subscription.status === 'past_due';
    const take = isEnding
      ? () => void this.subscriptions.end(subscription)
      : () => this.renew(subscription);
    return [{ at, take }];
  }

  /** An unpaid month ends its subscription. */
  renew(subscription: Kinds['subscription'], isAccepted = true): void {
    const item = itemOfSubscription(subscription);
    const current_period_end = nextMonth(
      subscription.billing_cycle_anchor,
      item.current_period_end,
    );
    const data = [{ ...item, current_period_end }];
    const renewed = this.subscriptions.change(subscription, {
      items: { ...subscription.items, data },
    });
    const invoice = this.invoices.issue(renewed);
    if (subscription.pause_collection)
      this.records.update('invoice', invoice.id, { status: 'void' });
    else this.invoices.collect(invoice.id, isAccepted);
    if (!isAccepted) this.subscriptions.change(renewed, { status: 'past_due' });
  }

  /** Collects the unpaid month again. */
  mend(subscription: Kinds['subscription']): void {
    this.invoices.collect(subscription.latest_invoice as string);
    this.subscriptions.change(subscription, { status: 'active' });
  }
}
