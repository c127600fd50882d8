import type { Stripe } from 'stripe';
import { Receiver, runStandIn } from './testing/running-stand-in.js';

const pack = 'price_likeness_pack_medium';
const plan = 'price_likeness_professional';
const urls = {
  success_url: 'https://my.site/pricing?status=success&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://my.site/pricing?status=cancel',
};

describe('the stand-in for Stripe, through the SDK', () => {
  const receiver = new Receiver();
  let standIn: Awaited<ReturnType<typeof runStandIn>>;
  let stripe: Stripe;
  beforeAll(async () => {
    await receiver.listen();
    standIn = await runStandIn({ webhookUrl: receiver.url });
    stripe = standIn.stripe;
  });
  afterAll(async () => {
    await standIn.close();
    await receiver.close();
  });
  beforeEach(() => {
    receiver.received.length = 0;
  });

  const create = (changes: object = {}) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: pack, quantity: 1 }],
      ...urls,
      ...changes,
    });
  const subscribe = (changes: object = {}) =>
    create({ mode: 'subscription', line_items: [{ price: plan, quantity: 1 }], ...changes });
  async function subscriptionOf(session: Stripe.Checkout.Session): Promise<Stripe.Subscription> {
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    return paid.subscription as Stripe.Subscription;
  }
  const endOf = (subscription: Stripe.Subscription) =>
    subscription.items.data[0]?.current_period_end ?? 0;

  test('sells the plan and three packs', async () => {
    const { data } = await stripe.prices.list({ active: true, expand: ['data.product'] });
    const shown = data.map(({ unit_amount, metadata, recurring, product }) => [
      unit_amount,
      metadata,
      recurring?.interval,
      (product as Stripe.Product).name,
    ]);
    expect(shown.reverse()).toEqual([
      [499, { name: 'Professional' }, 'month', 'Professional'],
      [299, { name: 'Small Pack', amount: '25', discount: '0' }, undefined, '25 credits'],
      [599, { name: 'Medium Pack', amount: '60', discount: '17' }, undefined, '60 credits'],
      [1299, { name: 'Large Pack', amount: '160', discount: '32' }, undefined, '160 credits'],
    ]);
    const recurring = await stripe.prices.list({ type: 'recurring' });
    expect(recurring.data.map(({ id }) => id)).toEqual([plan]);
  });

  test('a pack is bought on a page that says what it is', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
    const session = await create({
      customer: customer.id,
      client_reference_id: 'user-1',
      metadata: { credits: '60' },
      payment_intent_data: { metadata: { user: '1' } },
    });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 599 });
    expect(new URL(session.url ?? '').pathname).toBe(`/checkout/${session.id}`);

    const page = await (await fetch(`${standIn.address}/checkout/${session.id}`)).text();
    expect(page).toContain('This is not Stripe.');
    expect(page).toContain('60 credits');
    expect(page).toContain('$5.99');

    const answer = await standIn.press(session, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `https://my.site/pricing?status=success&session_id=${session.id}`,
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: customer.id,
      client_reference_id: 'user-1',
      metadata: { credits: '60' },
      url: null,
      payment_intent: {
        status: 'succeeded',
        metadata: { user: '1' },
        latest_charge: { paid: true, customer: customer.id },
      },
    });
    expect(paid.line_items?.data[0]?.price?.id).toBe(pack);
    await receiver.has(
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    );
    expect((await standIn.press(session, 'pay')).status).toBe(409);
  });

  test('a declined card changes nothing, and another try may work', async () => {
    const session = await create();
    const answer = await standIn.press(session, 'decline');
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('Your card was declined.');
    await receiver.has('charge.failed', 'payment_intent.payment_failed');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await standIn.press(session, 'pay')).status).toBe(303);
    const { data } = await stripe.charges.list({ limit: 2 });
    expect(data.map(({ status, payment_intent }) => [status, payment_intent])).toEqual([
      ['succeeded', data[1]?.payment_intent],
      ['failed', data[0]?.payment_intent],
    ]);
  });

  test('a change of mind leads back, and a session ends when told or after a day', async () => {
    const session = await create();
    const answer = await standIn.press(session, 'cancel');
    expect(answer.headers.get('location')).toBe(urls.cancel_url);
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    expect((await standIn.press(session, 'pay')).status).toBe(409);
    const other = await create();
    await standIn.control('clock', { days: '1' });
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
    await receiver.has('checkout.session.expired');
  });

  test('a subscription renews each month, as the clock goes on', async () => {
    const session = await subscribe({ subscription_data: { metadata: { user: '7' } } });
    await standIn.press(session, 'pay');
    const begun = await subscriptionOf(session);
    expect(begun).toMatchObject({ status: 'active', metadata: { user: '7' } });
    await receiver.has('customer.created', 'customer.subscription.created', 'invoice.paid');
    receiver.received.length = 0;

    await standIn.control(`subscriptions/${begun.id}`, { action: 'next' });
    await receiver.has('invoice.paid', 'customer.subscription.updated');
    const renewed = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
    const { billing_reason, status, parent } = renewed.latest_invoice as Stripe.Invoice;
    expect([billing_reason, status]).toEqual(['subscription_cycle', 'paid']);
    expect(parent?.subscription_details?.subscription).toBe(begun.id);
    expect(endOf(renewed) - endOf(begun)).toBeGreaterThanOrEqual(28 * 86_400);
    const update = receiver.received.find(
      ({ event }) => event.type === 'customer.subscription.updated',
    );
    expect(update?.event.data.previous_attributes).toHaveProperty('items');
  });

  test('one that is cancelled goes on until its period ends', async () => {
    const session = await subscribe();
    await standIn.press(session, 'pay');
    const { id } = await subscriptionOf(session);
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at: endOf(ending) });
    const again = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(again).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await standIn.control(`subscriptions/${id}`, { action: 'next' });
    await receiver.has('customer.subscription.deleted');
    const ended = await stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: endOf(ending) });
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a failing renewal is past due, tried again, and ends or recovers', async () => {
    const [failing, recovering] = [await subscribe(), await subscribe()];
    await standIn.press(failing, 'pay', { fails_later: 'true' });
    await standIn.press(recovering, 'pay', { fails_later: 'true' });
    const [lost, saved] = [await subscriptionOf(failing), await subscriptionOf(recovering)];
    await standIn.control('clock', { days: '31' });
    await receiver.has('invoice.payment_failed');
    expect((await stripe.subscriptions.retrieve(lost.id)).status).toBe('past_due');
    await standIn.control(`subscriptions/${saved.id}`, { action: 'card-works' });
    await standIn.control('clock', { days: '16' });
    expect((await stripe.subscriptions.retrieve(saved.id)).status).toBe('active');
    const ended = await stripe.subscriptions.retrieve(lost.id, { expand: ['latest_invoice'] });
    expect(ended.status).toBe('canceled');
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    expect((ended.latest_invoice as Stripe.Invoice).attempt_count).toBe(4);
  });

  test('money goes back in parts and never more than came', async () => {
    const session = await create();
    await standIn.press(session, 'pay');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    const named = { payment_intent: payment_intent as string };
    await stripe.refunds.create({ ...named, amount: 400 });
    await expect(stripe.refunds.create({ ...named, amount: 300 })).rejects.toThrow('199');
    const { charge } = await stripe.refunds.create(named);
    const refunded = await stripe.charges.retrieve(charge as string);
    expect(refunded).toMatchObject({ amount_refunded: 599, refunded: true });
    await expect(stripe.refunds.create(named)).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await receiver.has('charge.refunded', 'refund.created');
  });

  test('a payment can be denied once, and the dispute be won or lost', async () => {
    const session = await create();
    await standIn.press(session, 'pay');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    const named = { payment_intent: payment_intent as string };
    const [charge] = (await stripe.charges.list(named)).data;
    await standIn.control(`charges/${charge?.id}/dispute`);
    expect((await standIn.control(`charges/${charge?.id}/dispute`)).status).toBe(400);
    const [dispute] = (await stripe.disputes.list(named)).data;
    expect(dispute).toMatchObject({ amount: 599, status: 'needs_response', charge: charge?.id });
    await standIn.control(`disputes/${dispute?.id}`, { outcome: 'won' });
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
    await receiver.has('charge.dispute.created', 'charge.dispute.closed');
  });

  test('a customer can be changed and deleted, with what is theirs', async () => {
    const { id } = await stripe.customers.create({
      email: 'a@b.de',
      metadata: { user: '1', old: 'x' },
    });
    const changed = await stripe.customers.update(id, { name: 'Bo', metadata: { old: '' } });
    expect(changed).toMatchObject({ name: 'Bo', email: 'a@b.de', metadata: { user: '1' } });
    const [session, open] = [await subscribe({ customer: id }), await create({ customer: id })];
    await standIn.press(session, 'pay');
    expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(1);
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await stripe.subscriptions.list({ customer: id })).data).toEqual([]);
    expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');
    await receiver.has('customer.deleted', 'customer.subscription.deleted');
  });

  test('the same key is answered once', async () => {
    const params = { email: 'once@example.com' };
    const options = { idempotencyKey: 'key-1' };
    const first = await stripe.customers.create(params, options);
    const second = await stripe.customers.create(params, options);
    expect(second.id).toBe(first.id);
    expect((await stripe.customers.list({ email: params.email })).data).toHaveLength(1);
    await expect(stripe.customers.create({ email: 'other@x.de' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    await expect(create({ line_items: [] })).rejects.toThrow();
  });

  test('lists come in pages, newest first', async () => {
    const ids = [];
    for (const name of ['1', '2', '3']) ids.unshift((await stripe.customers.create({ name })).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await stripe.customers.list({ limit: 1, starting_after: ids[1] ?? '' });
    expect(next.data[0]?.id).toBe(ids[2]);
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.length).toBeGreaterThan(4);
  });

  test.each<[string, () => Promise<unknown>, object]>([
    ['a wrong key', () => standIn.sdk('sk_test_no').prices.list(), { statusCode: 401 }],
    [
      'an unknown session',
      () => stripe.checkout.sessions.retrieve('cs_test_no'),
      { statusCode: 404, code: 'resource_missing', param: 'id' },
    ],
    [
      'an unknown price',
      () => create({ line_items: [{ price: 'price_no', quantity: 1 }] }),
      { statusCode: 400, code: 'resource_missing', param: 'line_items[0][price]' },
    ],
    [
      'no quantity',
      () => create({ line_items: [{ price: pack, quantity: 0 }] }),
      { statusCode: 400, param: 'line_items[0][quantity]' },
    ],
    [
      'a plan bought once',
      () => create({ line_items: [{ price: plan, quantity: 1 }] }),
      { statusCode: 400 },
    ],
    ['a pack subscribed to', () => create({ mode: 'subscription' }), { statusCode: 400 }],
    ['an unknown customer', () => create({ customer: 'cus_no' }), { code: 'resource_missing' }],
    [
      'two people',
      () => create({ customer: 'c', customer_email: 'a@b.de' }),
      { param: 'customer' },
    ],
    ['a wrong address', () => create({ success_url: 'nowhere' }), { param: 'success_url' }],
    ['no mode', () => create({ mode: undefined }), { code: 'parameter_missing', param: 'mode' }],
    ['a parameter nobody knows', () => create({ colour: 'red' }), { code: 'parameter_unknown' }],
    ['an expiry in a minute', () => create({ expires_at: 60 }), { param: 'expires_at' }],
    [
      'a field that can not be expanded',
      () => stripe.prices.list({ expand: ['data.active'] }),
      { param: 'expand' },
    ],
    ['a call nobody knows', () => stripe.coupons.list(), { statusCode: 404 }],
  ])('refuses %s as Stripe does', async (_name, ask, fault) => {
    await expect(ask()).rejects.toMatchObject(fault);
  });

  test('other sites press no buttons', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await fetch(`${standIn.address}/control/clock`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  test('the page with the clock shows what happened', async () => {
    const page = await (await fetch(`${standIn.address}/`)).text();
    expect(page).toContain('This is not Stripe.');
    expect(page).toContain('checkout.session.completed');
    const [event] = (await stripe.events.list({ limit: 1 })).data;
    await standIn.control(`events/${event?.id}/send`);
    await receiver.has(event?.type ?? '');
    expect((await standIn.control('clock', { days: '-3' })).status).toBe(400);
  });
});
