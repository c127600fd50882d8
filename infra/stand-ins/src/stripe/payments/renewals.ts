import { itemOfSubscription } from '../objects/subscription.js';
import { type Clock, nextMonth } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { CheckoutSessions } from './checkout-sessions.js';
import type { Invoices } from './invoices.js';
import type { Subscriptions } from './subscriptions.js';

const daySeconds = 86_400;
/** Days between retries after a failed renewal; then the subscription ends. */
const retryAfterDays = [3, 5, 7] as const;

type Step = { at: number; take: () => void };

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

  nextMomentOf(subscription: Kinds['subscription']): number | undefined {
    return this.stepsOf(subscription)[0]?.at;
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
    if (subscription.cancel_at_period_end) {
      const end = () => void this.subscriptions.end(subscription, 'cancellation_requested');
      return [{ at, take: end }];
    }
    const invoice = this.records.get('invoice', subscription.latest_invoice as string);
    if (invoice.next_payment_attempt === null)
      return [{ at, take: () => this.renew(subscription) }];
    return [{ at: invoice.next_payment_attempt, take: () => this.retry(subscription, invoice) }];
  }

  private renew(subscription: Kinds['subscription']): void {
    const item = itemOfSubscription(subscription);
    const current_period_start = item.current_period_end;
    const current_period_end = nextMonth(subscription.billing_cycle_anchor, current_period_start);
    const data = [{ ...item, current_period_start, current_period_end }];
    const renewed = this.subscriptions.change(subscription, {
      items: { ...subscription.items, data },
    });
    const { id } = this.invoices.issue(renewed, 'subscription_cycle');
    const invoice = this.invoices.collect(id, this.cardWorks(renewed), this.attemptAfter(0));
    if (invoice.status !== 'paid') this.setStatus(renewed.id, 'past_due');
  }

  private retry(subscription: Kinds['subscription'], invoice: Kinds['invoice']): void {
    const next = this.attemptAfter(invoice.attempt_count);
    const after = this.invoices.collect(invoice.id, this.cardWorks(subscription), next);
    if (after.status === 'paid') this.setStatus(subscription.id, 'active');
    else if (next === null) this.subscriptions.end(subscription, 'payment_failed');
  }

  private setStatus(id: string, status: Kinds['subscription']['status']): void {
    this.subscriptions.change(this.records.get('subscription', id), { status });
  }

  private cardWorks({ id }: Kinds['subscription']): boolean {
    return this.records.find('local.card', `card_${id}`)?.is_failing !== true;
  }

  private attemptAfter(attempts: number): number | null {
    const days = retryAfterDays[attempts];
    return days === undefined ? null : this.clock.now() + days * daySeconds;
  }
}
