import { text } from 'node:stream/consumers';
import { suite } from '@likeness/testing/suite';
import { startTestServer } from '@likeness/testing/test-server';
import { until } from '@likeness/testing/until';
import type { Stripe } from 'stripe';
import { proPriceId } from '../../stripe/records/catalogue.js';
import { startStripe } from '../running-stripe.js';

const webhookSecret = 'whsec_conformance';
const pack = 'price_likeness_pack_medium';
const urls = {
  success_url: 'https://my.site/pricing?status=success&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://my.site/pricing?status=cancel',
};

type Received = { readonly body: string; readonly signature: string };
const received: Received[] = [];
const receiver = suite(() =>
  startTestServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.end();
    });
  }),
);
const standIn = suite(() =>
  startStripe({ webhook: { url: receiver.url, secret: webhookSecret, firstRetryMs: 20 } }),
);
let stripe: Stripe;
beforeAll(() => {
  stripe = standIn.sdk();
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
const look = ({ id }: { id: string }) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

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
  const sent = () => received.find(({ body }) => body.includes(id));
  await until(() => sent() !== undefined, 'the event');
  const { body, signature } = sent() as Received;
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
    'a plan bought once',
    () => create({ line_items: [{ price: proPriceId, quantity: 1 }] }),
    { statusCode: 400 },
  ],
  ['an unknown customer', () => create({ customer: 'cus_no' }), { code: 'resource_missing' }],
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
