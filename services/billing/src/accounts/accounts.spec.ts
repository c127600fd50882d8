import { randomUUID } from 'node:crypto';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { until } from '@likeness/testing/until';
import {
  BALANCED,
  billingSuite,
  buy,
  buyer,
  event,
  sessionOf,
  subscribe,
} from '../testing/running-billing.js';

describe('the data of a person', () => {
  const billing = billingSuite();

  const ask = (path: string, body: object) => billing.asService(path, body, 'auth');
  const owners = (userId: string) => [
    { kind: 'user', id: userId },
    { kind: 'visitor', id: 'f'.repeat(64) },
  ];
  const claimsOf = async (userId: string) =>
    (await billing.app.get(PaymentClaimsRepository).list(100))
      .filter(({ user_id }) => user_id === userId)
      .map(({ status }) => status);
  async function customer() {
    const { userId, sessionId } = await buyer(billing);
    await billing.deliver(event('checkout.session.completed', { id: sessionId }));
    const plan = sessionOf(billing, await subscribe(billing, userId));
    const { id } = billing.stripe.begin(plan.id);
    await billing.deliver(event('checkout.session.completed', { id: plan.id }));
    const left = sessionOf(billing, await buy(billing, userId));
    return { userId, subscriptionId: id, customerId: plan.customer as string, openId: left.id };
  }

  it('is included in the export', async () => {
    const { userId } = await customer();
    const question = { user_id: userId, before: null, limit: 500 };
    const { body } = await ask('/internal/inventory', question);
    expect(body).toMatchObject({
      subscriptions: [{ status: 'active' }],
      entries: [{ kind: 'purchase', purchase: { name: 'Small Pack' } }],
    });
    const counted = await ask('/internal/holdings', { owners: owners(userId) });
    expect(counted.body).toEqual({ purchases: 1, ledger_entries: 1 });
  });

  it('is erased at Stripe with the account; the books stay anonymous', async () => {
    const { userId, subscriptionId, customerId, openId } = await customer();
    for (const _ of [1, 2]) {
      expect((await ask('/internal/erasures', { owners: owners(userId) })).status).toBe(204);
    }
    const { records } = billing.stripe;
    expect(records.get('subscription', subscriptionId).status).toBe('canceled');
    expect(records.get('checkout.session', openId).status).toBe('expired');
    expect(records.find('customer', customerId)).toBeUndefined();
    const left = await billing.sql<{ rows: number }[]>`
      SELECT (SELECT count(*) FROM customers WHERE user_id = ${userId})
      + (SELECT count(*) FROM subscriptions WHERE user_id = ${userId}) AS rows`;
    expect(left).toEqual([{ rows: '0' }]);
    const counted = await ask('/internal/holdings', { owners: owners(userId) });
    expect(counted.body).toEqual({ purchases: 1, ledger_entries: 1 });
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('does not return with late events or calls', async () => {
    const { userId, subscriptionId } = await customer();
    await ask('/internal/erasures', { owners: owners(userId) });
    const late = event('customer.subscription.deleted', { id: subscriptionId });
    expect((await billing.deliver(late)).status).toBe(200);
    expect((await buy(billing, userId)).status).toBe(401);
    const rows = await billing.sql<unknown[]>`SELECT FROM subscriptions WHERE user_id = ${userId}`;
    expect(rows).toEqual([]);
  });

  it('does not return with an event during the erasure', async () => {
    const { userId, subscriptionId } = await customer();
    const late = event('customer.subscription.updated', { id: subscriptionId });
    let applied: Promise<unknown> | undefined;
    await billing.database.transaction(async (manager) => {
      await manager.sql`SELECT FROM accounts WHERE user_id = ${userId} FOR UPDATE`;
      applied = billing.deliver(late);
      await until(async () => (await billing.waiting()) > 0, 'the event waits for the account');
      for (const table of ['customers', 'subscriptions']) {
        await manager.sql`DELETE FROM ${() => table} WHERE user_id = ${userId}`;
      }
    });
    await applied;
    const rows = await billing.sql<unknown[]>`SELECT FROM subscriptions WHERE user_id = ${userId}`;
    expect(rows).toEqual([]);
  });

  it('does not keep money that was paid at the moment of the erasure', async () => {
    const { userId } = await customer();
    const begun = sessionOf(billing, await buy(billing, userId)).id;
    await billing.sql`UPDATE accounts SET closed_at = now() WHERE user_id = ${userId}`;
    billing.stripe.pay(begun);
    const completed = event('checkout.session.completed', { id: begun });
    for (const _ of [1, 2]) expect((await billing.deliver(completed)).status).toBe(200);
    await ask('/internal/erasures', { owners: owners(userId) });
    await billing.deliver(event('charge.refunded', billing.stripe.chargeOf(begun)));
    expect(billing.stripe.chargeOf(begun).refunded).toBe(true);
    expect(
      billing.stripe.records
        .all('refund')
        .filter(
          ({ payment_intent }) => payment_intent === billing.stripe.chargeOf(begun).payment_intent,
        ),
    ).toHaveLength(1);
    expect(await claimsOf(userId)).toEqual(['erased']);
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('does not keep a payment that the bank decides after the erasure', async () => {
    const { userId } = await customer();
    const begun = sessionOf(billing, await buy(billing, userId)).id;
    const waiting = { status: 'complete', invoice_creation: null } as const;
    billing.stripe.records.update('checkout.session', begun, waiting);
    await ask('/internal/erasures', { owners: owners(userId) });
    billing.stripe.pay(begun);
    await billing.deliver(event('checkout.session.async_payment_succeeded', { id: begun }));
    expect(billing.stripe.chargeOf(begun).refunded).toBe(true);
    expect(await claimsOf(userId)).toEqual(['erased']);
  });

  it.each(['before', 'after'])(
    'refunds a subscription that is paid %s the account closes, unconfirmed',
    async (when) => {
      const userId = randomUUID();
      const begun = sessionOf(billing, await subscribe(billing, userId)).id;
      if (when === 'before') billing.stripe.begin(begun);
      if (when === 'after')
        await billing.sql`
        UPDATE accounts SET closed_at = now() WHERE user_id = ${userId}`;
      const { subscription } = billing.stripe.records.get('checkout.session', begun);
      const id = when === 'before' ? (subscription as string) : billing.stripe.begin(begun).id;
      const charge = billing.stripe.chargeOfSubscription(id);
      await ask('/internal/erasures', { owners: owners(userId) });
      await billing.deliver(event('checkout.session.completed', { id: begun }));
      const { records } = billing.stripe;
      expect(records.get('subscription', id).status).toBe('canceled');
      expect(records.get('charge', charge.id).refunded).toBe(true);
      expect(await claimsOf(userId)).toEqual(['erased']);
    },
  );

  it.each(['paid', 'void'] as const)(
    'refunds a first month that the bank completes after the erasure, with an invoice that is %s',
    async (status) => {
      const userId = randomUUID();
      const { id } = billing.stripe.begin(sessionOf(billing, await subscribe(billing, userId)).id);
      const { records } = billing.stripe;
      const charge = billing.stripe.chargeOfSubscription(id);
      const intent = charge.payment_intent as string;
      const invoice = records.get('subscription', id).latest_invoice as string;
      const start_date = Math.floor(Date.now() / 1_000) - 86_400;
      records.update('subscription', id, { status: 'incomplete', start_date });
      records.update('payment_intent', intent, { status: 'processing' });
      records.update('invoice', invoice, { status: 'open' });
      await ask('/internal/erasures', { owners: owners(userId) });
      expect(records.get('subscription', id).status).toBe('canceled');
      expect(await claimsOf(userId)).toEqual([]);
      records.update('payment_intent', intent, { status: 'succeeded' });
      records.update('invoice', invoice, { status });
      await billing.deliver(event('charge.succeeded', charge));
      expect(records.get('charge', charge.id).refunded).toBe(true);
      expect(await claimsOf(userId)).toEqual(['erased']);
    },
  );

  it('keeps the payment of a month that was confirmed', async () => {
    const { userId, subscriptionId } = await customer();
    const { records } = billing.stripe;
    const invoice = records.get('subscription', subscriptionId).latest_invoice as string;
    const { status_transitions } = records.get('invoice', invoice);
    const paid_at = Math.floor(Date.now() / 1_000) - 60;
    records.update('invoice', invoice, { status_transitions: { ...status_transitions, paid_at } });
    const charge = billing.stripe.chargeOfSubscription(subscriptionId);
    await ask('/internal/erasures', { owners: owners(userId) });
    await billing.deliver(event('customer.subscription.deleted', { id: subscriptionId }));
    expect(billing.stripe.records.get('charge', charge.id).refunded).toBe(false);
    expect(await claimsOf(userId)).toEqual([]);
  });

  it('goes on being removed after Stripe was away', async () => {
    const { userId, subscriptionId } = await customer();
    billing.stripe.setAway(true);
    expect((await ask('/internal/erasures', { owners: owners(userId) })).status).toBe(503);
    billing.stripe.setAway(false);
    expect((await ask('/internal/erasures', { owners: owners(userId) })).status).toBe(204);
    expect(billing.stripe.records.get('subscription', subscriptionId).status).toBe('canceled');
  });

  it('is empty without purchases', async () => {
    expect((await ask('/internal/erasures', { owners: owners(randomUUID()) })).status).toBe(204);
  });
});
