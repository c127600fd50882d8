import { randomUUID } from 'node:crypto';
import { billingSuite, buyer, event } from '../testing/running-billing.js';
import { LedgerAuditService } from './open-figures.js';

const HOUR_SECONDS = 3_600;

describe('figures of money', () => {
  const billing = billingSuite();

  async function figure(name: string): Promise<number> {
    const text = await (await fetch(`${billing.url}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1]);
  }

  it('report the credits on hold and their age, without ids', async () => {
    expect(await figure('credit_hold_oldest_seconds')).toBe(0);
    const userId = randomUUID();
    await billing.give(userId, 10);
    const group_id = randomUUID();
    await billing.asService('/internal/holds', {
      group_id,
      user_id: userId,
      purpose: 'portrait',
      holds: [1, 2].map((credits) => ({
        hold_id: randomUUID(),
        image_id: randomUUID(),
        credits,
      })),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    });
    await billing.sql`
      UPDATE hold_groups SET created_at = now() - interval '1 hour' WHERE group_id = ${group_id}`;
    expect(await figure('credit_holds')).toBe(2);
    expect(await figure('credit_hold_credits')).toBe(3);
    expect(await figure('credit_hold_oldest_seconds')).toBeGreaterThanOrEqual(HOUR_SECONDS);
    expect(await (await fetch(`${billing.url}/metrics`)).text()).not.toContain(userId);
  });

  it('report the accounts that differ from their entries', async () => {
    const audit = billing.app.get(LedgerAuditService);
    await audit.run();
    expect(await figure('ledger_accounts_out_of_balance')).toBe(0);
    const userId = randomUUID();
    await billing.give(userId, 5);
    await billing.sql`UPDATE accounts SET available = 6 WHERE user_id = ${userId}`;
    await audit.run();
    expect(await figure('ledger_accounts_out_of_balance')).toBe(1);
    await billing.sql`UPDATE accounts SET available = 5 WHERE user_id = ${userId}`;
    await audit.run();
    expect(await figure('ledger_accounts_out_of_balance')).toBe(0);
  });

  it('tell how late Stripe’s events are, and how old one is that could not be applied', async () => {
    const { sessionId } = await buyer(billing);
    const session = billing.stripe.records.get('checkout.session', sessionId);
    const late = event('checkout.session.completed', session);
    late.created -= HOUR_SECONDS;
    billing.stripe.setAway(true);
    expect((await billing.deliver(late)).status).toBe(503);
    billing.stripe.setAway(false);
    expect(await figure('stripe_event_oldest_unhandled_seconds')).toBeGreaterThan(
      HOUR_SECONDS - 60,
    );
    expect(await figure('stripe_event_lag_seconds_count')).toBe(0);
    for (const _ of [1, 2]) expect((await billing.deliver(late)).status).toBe(200);
    expect(await figure('stripe_event_oldest_unhandled_seconds')).toBe(0);
    expect(await figure('stripe_event_lag_seconds_count')).toBe(1);
    expect(await figure('stripe_event_lag_seconds_sum')).toBeGreaterThanOrEqual(HOUR_SECONDS);
  });
});
