import { randomUUID } from 'node:crypto';
import { accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { until } from '@likeness/testing/until';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import {
  billingSuite,
  codeOf,
  event,
  member,
  sessionOf,
  SITE,
  subscribe,
} from '../testing/running-billing.js';

type Snapshot = { revision: number; subscription_status: string | null; subscription_end: string };

describe('subscriptions', () => {
  const billing = billingSuite();

  const cancel = (userId: string) =>
    billing.as(member(userId), '/api/payments/subscription', { method: 'DELETE' });
  const seen = (id: string) => billing.stripe.records.get('subscription', id);
  const setStatus = (id: string, status: 'active' | 'past_due' | 'unpaid') =>
    billing.stripe.records.update('subscription', id, { status });
  const statusOf = ({ id }: { id: string }) =>
    billing.stripe.records.get('checkout.session', id).status;
  const openOf = (asked: unknown) =>
    billing.stripe.records
      .all('checkout.session')
      .filter(({ customer, status }) => customer === asked && status === 'open');
  function elsewhere(customer: string, metadata: Record<string, string>) {
    const params = { customer, quantity: 1, metadata };
    const { records, world } = billing.stripe;
    return world.subscriptions.start(params, records.get('price', 'price_other_plan'));
  }
  async function subscriber() {
    const userId = randomUUID();
    const session = sessionOf(billing, await subscribe(billing, userId));
    const { id } = billing.stripe.begin(session.id);
    const completed = event(
      'checkout.session.completed',
      billing.stripe.records.get('checkout.session', session.id),
    );
    expect((await billing.deliver(completed)).status).toBe(200);
    return { userId, id };
  }
  async function told(userId: string): Promise<Snapshot[]> {
    const jobs = await billing.sender.queue(accountSnapshotJob.queue).getJobs(['waiting']);
    return jobs
      .filter(({ name }) => name === accountSnapshotJob.name)
      .map(({ data }) => data as Snapshot & { user_id: string })
      .filter(({ user_id }) => user_id === userId)
      .toSorted((one, other) => one.revision - other.revision);
  }
  async function lastTold(userId: string, status: string): Promise<Snapshot> {
    const last = async () => (await told(userId)).at(-1);
    await until(async () => (await last())?.subscription_status === status, status);
    return (await last()) as Snapshot;
  }

  it('begin when they are paid, and auth gets a snapshot', async () => {
    const { userId, id } = await subscriber();
    const periodEnd = seen(id).items.data[0]?.current_period_end ?? 0;
    expect(await lastTold(userId, 'active')).toMatchObject({
      credits: 0,
      subscription_end: new Date(periodEnd * 1_000).toISOString(),
    });
  });

  it('are one at a time', async () => {
    const { userId } = await subscriber();
    const second = await subscribe(billing, userId);
    expect(codeOf(second)).toEqual([409, 'ALREADY_SUBSCRIBED']);
  });

  it('that were left open on Stripe’s page are closed when another is begun', async () => {
    const userId = randomUUID();
    const first = sessionOf(billing, await subscribe(billing, userId));
    // Sessions of the same second sort by id, which is random.
    billing.stripe.later(1);
    const second = sessionOf(billing, await subscribe(billing, userId));
    expect(statusOf(first)).toBe('expired');
    expect(statusOf(second)).toBe('open');
  });

  it('that are begun at the same instant leave one checkout that can be paid', async () => {
    const userId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe(billing, userId)));
    const sessions = answers.map((answer) => sessionOf(billing, answer));
    const open = openOf(sessions[0]?.customer);
    expect(open).toHaveLength(1);
    expect(sessions.map(({ id }) => id)).toContain(open[0]?.id);
  });

  it('leave no checkout open when an earlier one is paid while another is begun', async () => {
    const userId = randomUUID();
    const first = sessionOf(billing, await subscribe(billing, userId));
    billing.stripe.onNextCheckout(() => void billing.stripe.begin(first.id));
    const second = await subscribe(billing, userId);
    expect(codeOf(second)).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect(openOf(first.customer)).toEqual([]);
  });

  it('to something else that the operator sells the same customer give nothing', async () => {
    const userId = randomUUID();
    const { customer } = sessionOf(billing, await subscribe(billing, userId));
    const { id } = elsewhere(customer as string, {});
    await billing.deliver(event('customer.subscription.created', { id }));
    const [row] = await billing.sql<{ count: string }[]>`
      SELECT count(*) FROM subscriptions WHERE stripe_id = ${id}`;
    expect(row?.count).toBe('0');
    expect((await subscribe(billing, userId)).status).toBe(200);
    expect(seen(id).status).toBe('active');
  });

  it('end with their period when they are cancelled, once however often asked', async () => {
    const { userId, id } = await subscriber();
    for (const _ of [1, 2]) expect((await cancel(userId)).status).toBe(204);
    expect(seen(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await lastTold(userId, 'canceling');
    billing.stripe.world.subscriptions.end(seen(id));
    await billing.deliver(event('customer.subscription.deleted', { id }));
    await lastTold(userId, 'canceled');
    expect((await cancel(userId)).status).toBe(409);
    expect((await subscribe(billing, userId)).status).toBe(200);
  });

  it('that are not there can’t be cancelled', async () => {
    const answer = await cancel(randomUUID());
    expect(codeOf(answer)).toEqual([409, 'NOT_SUBSCRIBED']);
  });

  it('follow Stripe when a renewal fails, and when it succeeds later', async () => {
    const { userId, id } = await subscriber();
    const invoice = { parent: { subscription_details: { subscription: id } } };
    setStatus(id, 'past_due');
    await billing.deliver(event('invoice.payment_failed', invoice));
    await lastTold(userId, 'past_due');
    expect((await subscribe(billing, userId)).status).toBe(409);
    setStatus(id, 'active');
    await billing.deliver(event('invoice.paid', invoice));
    await lastTold(userId, 'active');
    setStatus(id, 'unpaid');
    await billing.deliver(event('customer.subscription.updated', { id }));
    await lastTold(userId, 'unpaid');
    expect((await subscribe(billing, userId)).status).toBe(200);
    expect(seen(id).status).toBe('canceled');
  });

  it('follow Stripe for any order of events, and auth only gets changes', async () => {
    const { userId, id } = await subscriber();
    billing.stripe.world.subscriptions.cancelAtPeriodEnd(seen(id), true);
    const stale = { id, status: 'active', cancel_at_period_end: false };
    const updates = Array.from({ length: 20 }, () => event('customer.subscription.updated', stale));
    await Promise.all(updates.map((update) => billing.deliver(update)));
    await lastTold(userId, 'canceling');
    expect(await told(userId)).toHaveLength(2);
  });

  it.each([
    ['won', 'active', false],
    ['lost', 'canceled', true],
  ] as const)(
    'pause while a bank disputes a month; one that is %s leaves it %s',
    async (outcome, status, isOver) => {
      const { userId, id } = await subscriber();
      const { disputes } = billing.stripe.world;
      const dispute = disputes.open(billing.stripe.chargeOfSubscription(id));
      const opened = event('charge.dispute.created', dispute);
      await Promise.all(
        [opened, opened, event('charge.dispute.funds_withdrawn', dispute)].map((one) =>
          billing.deliver(one),
        ),
      );
      await lastTold(userId, 'disputed');
      expect(seen(id)).toMatchObject({ status: 'active', pause_collection: { behavior: 'void' } });
      expect((await subscribe(billing, userId)).status).toBe(409);
      const closed = event('charge.dispute.closed', disputes.close(dispute, outcome));
      const late = event('charge.dispute.updated', dispute);
      await Promise.all([closed, late, closed].map((one) => billing.deliver(one)));
      await lastTold(userId, status);
      expect(seen(id).status).toBe(status);
      expect(seen(id).pause_collection === null).toBe(!isOver);
      const claims = await billing.app.get(PaymentClaimsRepository).list(100);
      expect(claims.map(({ user_id }) => user_id).includes(userId)).toBe(isOver);
    },
  );

  it('stay paused until the last of two disputes is won', async () => {
    const { userId, id } = await subscriber();
    const first = billing.stripe.chargeOfSubscription(id);
    billing.stripe.later(32 * 24 * 3_600);
    const { disputes } = billing.stripe.world;
    const both = [first, billing.stripe.chargeOfSubscription(id)].map((charge) =>
      disputes.open(charge),
    );
    for (const one of both) await billing.deliver(event('charge.dispute.created', one));
    for (const [index, one] of both.entries()) {
      await billing.deliver(event('charge.dispute.closed', disputes.close(one, 'won')));
      await lastTold(userId, index === 0 ? 'disputed' : 'active');
    }
  });

  it('end when their newest month is refunded in full, and only then', async () => {
    const { userId, id } = await subscriber();
    const first = billing.stripe.chargeOfSubscription(id);
    billing.stripe.later(32 * 24 * 3_600);
    const give = async (charge: typeof first, amount?: number) => {
      const details = { reason: null, metadata: {}, amount };
      billing.stripe.world.refunds.give(charge, details);
      await billing.deliver(event('charge.refunded', charge));
    };
    await give(first);
    await give(billing.stripe.chargeOfSubscription(id), 100);
    expect(seen(id).status).toBe('active');
    await give(billing.stripe.chargeOfSubscription(id));
    expect(seen(id).status).toBe('canceled');
    await lastTold(userId, 'canceled');
  });

  it('that are unpaid can be mended at Stripe, and canceled at once', async () => {
    const { userId, id } = await subscriber();
    setStatus(id, 'past_due');
    await billing.deliver(event('customer.subscription.updated', { id }));
    await lastTold(userId, 'past_due');
    const open = (return_url: string, who = userId) =>
      billing.post(member(who), '/api/payments/portal', { return_url });
    expect((await open(`${SITE}/account`)).body).toEqual({ url: `${billing.stripe.url}/` });
    expect((await open('https://evil.example/')).status).toBe(400);
    expect((await open(`${SITE}/account`, randomUUID())).status).toBe(409);
    expect((await cancel(userId)).status).toBe(204);
    expect(seen(id).status).toBe('canceled');
    await lastTold(userId, 'canceled');
  });

  it('that Stripe no longer has end here', async () => {
    const { userId, id } = await subscriber();
    billing.stripe.records.remove(id);
    expect((await cancel(userId)).status).toBe(409);
    await lastTold(userId, 'canceled');
  });

  it('whose first payment the bank still processes are not replaced', async () => {
    const { userId, id } = await subscriber();
    billing.stripe.records.update('subscription', id, { status: 'incomplete' });
    const intent = billing.stripe.chargeOfSubscription(id).payment_intent as string;
    billing.stripe.records.update('payment_intent', intent, { status: 'processing' });
    expect((await subscribe(billing, userId)).body).toMatchObject({ code: 'PAYMENT_PROCESSING' });
    expect(seen(id).status).toBe('incomplete');
    billing.stripe.records.update('payment_intent', intent, { status: 'canceled' });
    expect((await subscribe(billing, userId)).status).toBe(200);
  });

  it('of unknown customers are ignored', async () => {
    const nobody = await billing.stripe.sdk().customers.create({});
    const { id } = elsewhere(nobody.id, { user_id: randomUUID() });
    const answer = await billing.deliver(event('customer.subscription.created', { id }));
    expect(answer.status).toBe(200);
    const rows = await billing.sql<unknown[]>`SELECT FROM subscriptions WHERE stripe_id = ${id}`;
    expect(rows).toEqual([]);
  });
});
