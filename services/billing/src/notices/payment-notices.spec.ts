import { randomUUID } from 'node:crypto';
import { type PaymentFact, paymentTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import {
  billingSuite,
  buy,
  buyer,
  event,
  member,
  sessionOf,
  subscribe,
} from '../testing/running-billing.js';

describe('a payment notice', () => {
  const billing = billingSuite();

  const sessionAt = (id: string) => billing.stripe.records.get('checkout.session', id);
  const seen = (id: string) => billing.stripe.records.get('subscription', id);
  async function facts(userId: string): Promise<PaymentFact[]> {
    await billing.app.get(OutboxService).run();
    const jobs = await billing.sender.queue(paymentTellJob.queue).getJobs(['waiting']);
    return jobs
      .filter(({ name }) => name === paymentTellJob.name)
      .map(({ data }) => data as { user_id: string; fact: PaymentFact })
      .filter(({ user_id }) => user_id === userId)
      .map(({ fact }) => fact)
      .reverse();
  }
  async function deliverAll(events: readonly object[]): Promise<void> {
    const answers = await Promise.all(events.map((each) => billing.deliver(each)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  async function subscriber() {
    const userId = randomUUID();
    const sessionId = sessionOf(billing, await subscribe(billing, userId)).id;
    const { id } = billing.stripe.begin(sessionId);
    return { userId, sessionId, id };
  }
  const cancel = (userId: string) =>
    billing.as(member(userId), '/api/payments/subscription', { method: 'DELETE' });

  it('is a pack with its price and invoice, once for a hundred events of it', async () => {
    const { userId, sessionId } = await buyer(billing);
    const { invoice } = sessionAt(sessionId);
    const made = Array.from({ length: 100 }, (_, index) =>
      event(
        index % 2 ? 'checkout.session.completed' : 'charge.succeeded',
        index % 2 ? sessionAt(sessionId) : billing.stripe.chargeOf(sessionId),
      ),
    );
    await deliverAll([...made, ...made.toReversed()]);
    expect(await facts(userId)).toEqual([
      {
        kind: 'pack',
        name: 'Small Pack',
        credits: 25,
        price: { total: 499, tax: null, currency: 'usd' },
        ordered_at: expect.any(String),
        invoice_url: `${billing.stripe.url}/invoice/${invoice as string}`,
      },
    ]);
  });

  it('is a renewal that failed, once for many events of it', async () => {
    const { userId, id, sessionId } = await subscriber();
    await billing.deliver(event('checkout.session.completed', sessionAt(sessionId)));
    billing.stripe.records.update('subscription', id, { status: 'past_due' });
    const failed = () => event('customer.subscription.updated', seen(id));
    await deliverAll(Array.from({ length: 20 }, failed));
    const kinds = async () => (await facts(userId)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['subscription', 'failure']);
    expect((await cancel(userId)).status).toBe(204);
    expect(await kinds()).toEqual(['subscription', 'failure', 'cancellation']);
  });

  it('is a debit that the bank declines days after the checkout, once', async () => {
    const userId = randomUUID();
    const { id } = sessionOf(billing, await buy(billing, userId));
    await billing.stripe.press({ id }, 'decline');
    billing.stripe.records.update('checkout.session', id, {
      status: 'complete',
      payment_intent: billing.stripe.records.get('local.order', `order_${id}`).payment_intent,
    });
    const failed = () => event('checkout.session.async_payment_failed', sessionAt(id));
    await deliverAll([failed(), failed(), failed()]);
    expect(await facts(userId)).toEqual([{ kind: 'failure', of: 'pack' }]);
  });

  it('keeps that the customer asked to begin at once', async () => {
    const userId = randomUUID();
    for (const begin of [buy, subscribe]) {
      const { id } = sessionOf(billing, await begin(billing, userId, { begin_now: true }));
      billing.stripe.pay(id);
      await billing.deliver(event('checkout.session.completed', { id }));
    }
    expect(await facts(userId)).toMatchObject([{ begin_now: true }, { begin_now: true }]);
  });

  it('states the tax that Stripe has worked out', async () => {
    const { userId, sessionId } = await buyer(billing);
    const details = { amount_tax: 80, amount_discount: 0, amount_shipping: 0 };
    billing.stripe.records.update('checkout.session', sessionId, { total_details: details });
    await billing.deliver(event('checkout.session.completed', sessionAt(sessionId)));
    expect(await facts(userId)).toMatchObject([{ price: { total: 499, tax: 80 } }]);
  });

  it('is not sent for a failed payment, but for its later success', async () => {
    const userId = randomUUID();
    const { id } = sessionOf(billing, await buy(billing, userId));
    await billing.stripe.press({ id }, 'decline');
    await deliverAll([
      event('checkout.session.async_payment_failed', sessionAt(id)),
      event('charge.failed', { payment_intent: sessionAt(id).payment_intent ?? 'pi_0' }),
      event('checkout.session.completed', sessionAt(id)),
    ]);
    expect(await facts(userId)).toEqual([]);
    billing.stripe.pay(id);
    await billing.deliver(event('checkout.session.async_payment_succeeded', { id }));
    expect(await facts(userId)).toHaveLength(1);
  });

  it('covers a subscription and its cancellation in any order of events', async () => {
    const { userId, sessionId, id } = await subscriber();
    const { latest_invoice } = seen(id);
    const begun = [
      event('checkout.session.completed', sessionAt(sessionId)),
      event('customer.subscription.created', seen(id)),
      event('invoice.paid', billing.stripe.records.get('invoice', latest_invoice as string)),
      event('customer.subscription.updated', seen(id)),
    ];
    await deliverAll([...begun.toReversed(), ...begun, ...begun]);
    const order = {
      kind: 'subscription',
      price: { total: 499, tax: null, currency: 'usd' },
      invoice_url: `${billing.stripe.url}/invoice/${latest_invoice as string}`,
    };
    expect(await facts(userId)).toMatchObject([order]);
    expect(await Promise.all([cancel(userId), cancel(userId)])).toMatchObject([
      { status: 204 },
      { status: 204 },
    ]);
    const after = Array.from({ length: 20 }, () =>
      event('customer.subscription.updated', seen(id)),
    );
    await deliverAll([...after, ...begun, ...after]);
    const ends_at = new Date((seen(id).cancel_at ?? 0) * 1_000).toISOString();
    expect(await facts(userId)).toMatchObject([order, { kind: 'cancellation', ends_at }]);
  });

  it('covers both when the first event follows the cancellation', async () => {
    const { userId, id } = await subscriber();
    billing.stripe.world.subscriptions.cancelAtPeriodEnd(seen(id), true);
    await billing.deliver(event('customer.subscription.updated', seen(id)));
    const kinds = (await facts(userId)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['cancellation', 'subscription']);
  });

  it('is another cancellation where the subscription was resumed in between', async () => {
    const { userId, id } = await subscriber();
    const { subscriptions } = billing.stripe.world;
    for (const isEnding of [true, false, true]) {
      billing.stripe.later(1);
      subscriptions.cancelAtPeriodEnd(seen(id), isEnding);
      await billing.deliver(event('customer.subscription.updated', seen(id)));
    }
    const kinds = (await facts(userId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'cancellation')).toHaveLength(2);
  });

  it('is no renewal, and no subscription before its first invoice is paid', async () => {
    const { userId, id } = await subscriber();
    const invoiceId = seen(id).latest_invoice as string;
    const { records } = billing.stripe;
    records.update('invoice', invoiceId, { status: 'open' });
    records.update('subscription', id, { status: 'incomplete' });
    await billing.deliver(event('customer.subscription.created', seen(id)));
    expect(await facts(userId)).toEqual([]);
    records.update('invoice', invoiceId, { status: 'paid' });
    records.update('subscription', id, { status: 'active' });
    await billing.deliver(event('customer.subscription.updated', seen(id)));
    expect(await facts(userId)).toHaveLength(1);
    billing.stripe.later(32 * 24 * 3_600);
    await billing.deliver(event('customer.subscription.updated', seen(id)));
    expect(await facts(userId)).toHaveLength(1);
  });
});
