import { randomUUID } from 'node:crypto';
import { until } from '@likeness/testing/until';
import { buyer, event, buy, sessionOf, subscribe } from '../testing/buying.js';
import {
  BALANCED,
  member,
  type RunningBilling,
  startRunningBilling,
} from '../testing/running-billing.js';

describe('the data of a person', () => {
  let billing: RunningBilling;
  beforeAll(async () => {
    billing = await startRunningBilling();
  });
  afterAll(() => billing.close());

  const ask = (path: string, body: object) => billing.asService(path, body, 'auth');
  const owners = (userId: string) => [
    { kind: 'user', id: userId },
    { kind: 'visitor', id: 'f'.repeat(64) },
  ];
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
    const left = await billing.sql.query<{ rows: number }[]>(
      `SELECT (SELECT count(*) FROM customers WHERE user_id = $1)
         + (SELECT count(*) FROM subscriptions WHERE user_id = $1) AS rows`,
      [userId],
    );
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
    const rows = await billing.sql.query<unknown[]>(
      `SELECT FROM subscriptions WHERE user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([]);
  });

  it('does not return with an event during the erasure', async () => {
    const { userId, subscriptionId } = await customer();
    const late = event('customer.subscription.updated', { id: subscriptionId });
    let applied: Promise<unknown> | undefined;
    await billing.sql.transaction(async (manager) => {
      await manager.query(`SELECT FROM accounts WHERE user_id = $1 FOR UPDATE`, [userId]);
      applied = billing.deliver(late);
      await until(async () => {
        const waiting = await billing.sql.query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database()
             AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      }, 'the event waits for the account');
      for (const table of ['customers', 'subscriptions']) {
        await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
      }
    });
    await applied;
    const rows = await billing.sql.query<unknown[]>(
      `SELECT FROM subscriptions WHERE user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([]);
  });

  it('goes on being removed after Stripe was away', async () => {
    const { userId, subscriptionId } = await customer();
    billing.stripe.setAway(true);
    expect((await ask('/internal/erasures', { owners: owners(userId) })).status).toBe(503);
    billing.stripe.setAway(false);
    expect((await ask('/internal/erasures', { owners: owners(userId) })).status).toBe(204);
    expect(billing.stripe.records.get('subscription', subscriptionId).status).toBe('canceled');
  });

  it('is for services only, and empty without purchases', async () => {
    for (const call of ['holdings', 'inventory', 'erasures']) {
      expect((await billing.post(member(), `/internal/${call}`, {})).status).toBe(401);
    }
    expect((await ask('/internal/erasures', { owners: owners(randomUUID()) })).status).toBe(204);
  });
});
