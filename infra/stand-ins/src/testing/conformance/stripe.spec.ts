import { until } from '@likeness/testing/until';
import type { Stripe } from 'stripe';
import { proPriceId } from '../../stripe/records/catalogue.js';
import { type RunningStripe, startStripe } from '../running-stripe.js';
import { WebhookReceiver } from '../webhook-receiver.js';

const webhookSecret = 'whsec_conformance';
const pack = 'price_likeness_pack_medium';
const urls = {
  success_url: 'https://my.site/pricing?status=success&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://my.site/pricing?status=cancel',
};

const receiver = new WebhookReceiver();
let standIn: RunningStripe;
let stripe: Stripe;
beforeAll(async () => {
  await receiver.listen();
  const webhook = { url: receiver.url, secret: webhookSecret, firstRetryMs: 20 };
  standIn = await startStripe({ webhook });
  stripe = standIn.sdk();
});
afterAll(async () => {
  await standIn.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
});

async function create(changes: object = {}): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    customer: (await stripe.customers.create({})).id,
    line_items: [{ price: pack, quantity: 1 }],
    ...urls,
    ...changes,
  });
}
const subscribe = (changes: object = {}) =>
  create({
    mode: 'subscription',
    line_items: [{ price: proPriceId, quantity: 1 }],
    ...changes,
  });
const look = ({ id }: { id: string }) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
async function chargeOf(session: Stripe.Checkout.Session): Promise<Stripe.Charge> {
  const intent = (await look(session)).payment_intent as Stripe.PaymentIntent;
  return intent.latest_charge as Stripe.Charge;
}
async function subscriptionOf(session: Stripe.Checkout.Session): Promise<Stripe.Subscription> {
  const { subscription } = await look(session);
  return stripe.subscriptions.retrieve(subscription as string);
}
const endOf = (subscription: Stripe.Subscription) =>
  subscription.items.data[0]?.current_period_end ?? 0;

test('cancel leads back, and a session ends when expired by call or after a day', async () => {
  const session = await create();
  const answer = await standIn.press(session, 'cancel');
  expect(answer.headers.get('location')).toBe(urls.cancel_url);
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    code: undefined,
  });
  expect((await standIn.press(session, 'pay')).status).toBe(409);
  const other = await create();
  await standIn.control('clock', { days: '1' });
  expect((await look(other)).status).toBe('expired');
  await receiver.has('checkout.session.expired');
});

test('a subscription renews each month, as the clock goes on', async () => {
  const session = await subscribe({ subscription_data: { metadata: { user: '7' } } });
  await standIn.press(session, 'pay');
  const begun = await subscriptionOf(session);
  expect(begun).toMatchObject({ status: 'active', metadata: { user: '7' } });
  await receiver.has('customer.subscription.created', 'invoice.paid');
  receiver.received.length = 0;

  await standIn.control('clock', { days: '31' });
  await receiver.has('invoice.paid', 'customer.subscription.updated');
  const invoices = receiver.received.filter(({ event }) => event.type === 'invoice.paid');
  const [paid] = invoices.map(({ event }) => event.data.object as Stripe.Invoice);
  expect([paid?.billing_reason, paid?.status]).toEqual(['subscription_cycle', 'paid']);
  expect(paid?.parent?.subscription_details?.subscription).toBe(begun.id);
  const renewed = await subscriptionOf(session);
  expect(endOf(renewed) - endOf(begun)).toBeGreaterThanOrEqual(28 * 86_400);
});

test('money goes back in parts and never more than came', async () => {
  const session = await create();
  await standIn.press(session, 'pay');
  const { id } = await chargeOf(session);
  const refund = (fields = {}) => standIn.control(`charges/${id}/refund`, fields);
  await refund({ amount: '400' });
  const refused = await refund({ amount: '300' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('199')]);
  await refund();
  expect(await chargeOf(session)).toMatchObject({ amount_refunded: 599, refunded: true });
  const again = await refund();
  expect(await again.text()).toContain('already been refunded');
  await receiver.has('charge.refunded', 'refund.created');
});

test('a payment can be denied once, and the dispute be won or lost', async () => {
  const session = await create();
  await standIn.press(session, 'pay');
  const { id, payment_intent } = await chargeOf(session);
  const disputes = async () =>
    (await stripe.disputes.list({ payment_intent: payment_intent as string })).data;
  expect(await disputes()).toEqual([]);
  await standIn.control(`charges/${id}/dispute`);
  expect((await standIn.control(`charges/${id}/dispute`)).status).toBe(400);
  const [dispute] = await disputes();
  expect(dispute).toMatchObject({ amount: 599, status: 'needs_response', charge: id });
  expect(await chargeOf(session)).toMatchObject({ disputed: true });
  await standIn.control(`disputes/${dispute?.id}`, { outcome: 'won' });
  expect(await disputes()).toMatchObject([{ status: 'won' }]);
  await receiver.has('charge.dispute.created', 'charge.dispute.closed');
});

test('the same key is answered once', async () => {
  const options = { idempotencyKey: 'key-1' };
  const [first, second] = await Promise.all(
    [1, 2].map(() => stripe.customers.create({ metadata: { user_id: '1' } }, options)),
  );
  expect(second?.id).toBe(first?.id);
  const other = stripe.customers.create({ metadata: { user_id: '2' } }, options);
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('an event is signed for whoever has the secret, and nobody else', async () => {
  const { id } = await stripe.customers.create({});
  const sent = () => receiver.received.find(({ body }) => body.includes(id));
  await until(() => sent() !== undefined, 'the event');
  const { body = '', headers = {} } = sent() ?? {};
  const signature = String(headers['stripe-signature']);
  const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } } });
  expect(event.api_version).toBe(stripe.getApiField('version'));
  expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
});

test.each<[string, () => Promise<unknown>, object]>([
  ['a wrong key', () => standIn.sdk('sk_test_no').prices.list(), { statusCode: 401 }],
  [
    'an unknown session',
    () => look({ id: 'cs_test_no' }),
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
  ['nothing', () => create({ line_items: [] }), { statusCode: 400 }],
  [
    'a plan bought once',
    () => create({ line_items: [{ price: proPriceId, quantity: 1 }] }),
    { statusCode: 400 },
  ],
  ['a pack subscribed to', () => create({ mode: 'subscription' }), { statusCode: 400 }],
  ['an unknown customer', () => create({ customer: 'cus_no' }), { code: 'resource_missing' }],
  ['a wrong address', () => create({ success_url: 'nowhere' }), { param: 'success_url' }],
  ['no mode', () => create({ mode: undefined }), { code: 'parameter_missing', param: 'mode' }],
  ['a parameter nobody knows', () => create({ colour: 'red' }), { code: 'parameter_unknown' }],
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
  const answer = await fetch(`${standIn.url}/control/clock`, { method: 'POST', headers });
  expect(answer.status).toBe(403);
});

test('the page with the clock shows what happened', async () => {
  await standIn.press(await create(), 'pay');
  await receiver.has('checkout.session.completed');
  const page = await (await fetch(standIn.url)).text();
  expect(page).toContain('This is not Stripe.');
  expect(page).toContain('checkout.session.completed');
  expect((await standIn.control('clock', { days: '-3' })).status).toBe(400);
});
