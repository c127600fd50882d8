import type { Stripe } from 'stripe';
import { toSubscription } from './to-subscription.js';

const seen = (more: object = {}) =>
  toSubscription({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    start_date: 1_000,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    metadata: { user_id: 'ada' },
    items: { data: [{ current_period_end: 2_000 }, { current_period_end: 3_000 }] },
    ...more,
  } as unknown as Stripe.Subscription);

describe('a subscription of Stripe’s', () => {
  it('ends when the longest of its items does', () => {
    expect(seen()).toEqual({
      stripeId: 'sub_1',
      customerId: 'cus_1',
      userId: 'ada',
      status: 'active',
      startedAt: new Date(1_000_000),
      endsAt: new Date(3_000_000),
      canceledAt: null,
      beginNow: false,
      invoiceId: null,
      paid: null,
    });
  });

  const invoice = (more: object = {}) => ({
    status: 'paid',
    status_transitions: { paid_at: 1_000 },
    total: 499,
    currency: 'usd',
    total_taxes: [{ amount: 50 }, { amount: 30 }],
    automatic_tax: { enabled: false },
    hosted_invoice_url: 'https://stripe.example/invoice',
    ...more,
  });

  it('is paid as its newest invoice says', () => {
    expect(seen({ latest_invoice: invoice() }).paid).toEqual({
      at: new Date(1_000_000),
      totalCents: 499,
      taxCents: 80,
      currency: 'usd',
      url: 'https://stripe.example/invoice',
    });
    const untaxed = invoice({ total_taxes: [] });
    expect(seen({ latest_invoice: untaxed }).paid).toMatchObject({ taxCents: null });
  });

  it.each([[invoice({ status: 'open' })], ['in_1'], [null]])(
    'is not paid by %j',
    (latest_invoice) => {
      expect(seen({ latest_invoice }).paid).toBeNull();
    },
  );

  it.each([
    ['trialing', {}, 'active'],
    ['active', { cancel_at_period_end: true }, 'canceling'],
    ['active', { cancel_at: 2_500 }, 'canceling'],
    ['past_due', { cancel_at_period_end: true }, 'past_due'],
    ['unpaid', {}, 'unpaid'],
    ['canceled', {}, 'canceled'],
    ['incomplete', {}, 'incomplete'],
  ])('that is %s %j is %s here', (status, more, expected) => {
    expect(seen({ status, ...more }).status).toBe(expected);
  });

  it('that is over ended when it ended', () => {
    expect(seen({ status: 'canceled', ended_at: 1_500 }).endsAt).toEqual(new Date(1_500_000));
  });

  it('that is to end ends when it shall', () => {
    expect(seen({ cancel_at: 2_500 }).endsAt).toEqual(new Date(2_500_000));
  });

  it('that we did not create has no user', () => {
    expect(seen({ metadata: {} }).userId).toBeNull();
  });

  it('may come with its customer, and without items', () => {
    const bare = seen({ customer: { id: 'cus_2' }, items: { data: [] } });
    expect([bare.customerId, bare.endsAt]).toEqual(['cus_2', null]);
  });
});
