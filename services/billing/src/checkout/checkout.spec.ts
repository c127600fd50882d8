import { randomUUID } from 'node:crypto';
import type { Price } from '@likeness/contracts/http/payments';
import {
  billingSuite,
  buy,
  codeOf,
  guest,
  member,
  sessionOf,
  startRunningBilling,
  subscribe,
} from '../testing/running-billing.js';

describe('checkout', () => {
  const billing = billingSuite();

  it('lists the packs and the plan to everybody, cheapest first', async () => {
    const { status, body, headers } = await billing.as(guest(), '/api/payments/prices');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect((body as Price[]).map(({ id }) => id).toSorted()).toEqual([
      'price_25',
      'price_60',
      'price_pro',
    ]);
    expect((body as Price[]).map(({ unit_amount }) => unit_amount)).toEqual([499, 499, 999]);
  });

  it('lists more prices than Stripe sends on one page', async () => {
    const many = Array.from({ length: 120 }, (_, index) => String(1_000 + index));
    const articles = many.map((amount) => ({
      key: amount,
      product: `${amount} credits`,
      cents: Number(amount),
      isMonthly: false,
      metadata: { amount, discount: '0' },
    }));
    const other = await startRunningBilling({}, articles);
    const { body } = await other.as(guest(), '/api/payments/prices');
    await other.close();
    expect((body as Price[]).map(({ unit_amount }) => unit_amount)).toEqual(many.map(Number));
  });

  it('sells one pack at a time, of the credits that its price names', async () => {
    const userId = randomUUID();
    const session = sessionOf(billing, await buy(billing, userId));
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: userId,
      line_items: { data: [{ quantity: 1 }] },
      metadata: { user_id: userId, name: 'Small Pack', credits: '25' },
    });
  });

  it('sells in each currency of the price, and in no other', async () => {
    const userId = randomUUID();
    const { body } = await billing.as(guest(), '/api/payments/prices');
    const small = (body as Price[]).find(({ id }) => id === 'price_25');
    expect(small?.currency_options).toEqual({ eur: 449 });
    const euro = sessionOf(billing, await buy(billing, userId, { currency: 'eur' }));
    expect(euro).toMatchObject({ currency: 'eur', amount_total: 449 });
    const unavailable = [400, 'CURRENCY_UNAVAILABLE'];
    expect(codeOf(await buy(billing, userId, { currency: 'chf' }))).toEqual(unavailable);
    expect(codeOf(await subscribe(billing, userId, { currency: 'eur' }))).toEqual(unavailable);
  });

  it('makes one customer of a person, also when many ask at the same time', async () => {
    const userId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(billing, userId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const customers = answers.map((answer) => sessionOf(billing, answer).customer);
    expect(new Set(customers).size).toBe(1);
  });

  it.each([
    ['an unknown price', { price_id: 'price_nothing' }, 400, 'PRICE_UNKNOWN'],
    ['a price that is not ours to sell', { price_id: 'price_shirt' }, 400, 'PRICE_UNKNOWN'],
    ['somebody else’s plan', { price_id: 'price_other_plan' }, 400, 'PRICE_UNKNOWN'],
    ['the plan', { price_id: 'price_pro', quantity: 1 }, 400, 'PRICE_KIND'],
    ['nothing', { quantity: 0 }, 400, 'QUANTITY_WRONG'],
    ['less than nothing', { quantity: -25 }, 400, 'QUANTITY_WRONG'],
    ['too much', { quantity: 9_007_199_254_740_991 }, 400, 'QUANTITY_WRONG'],
    ['another pack’s credits', { quantity: 60 }, 400, 'QUANTITY_WRONG'],
    ['half a credit', { quantity: 24.5 }, 422, 'FIELD_INVALID'],
    ['words', { quantity: '25' }, 422, 'FIELD_INVALID'],
    ['no price', { price_id: '' }, 422, 'FIELD_INVALID'],
    ['another site', { success_url: 'https://evil.example/' }, 400, 'RETURN_URL_FOREIGN'],
    [
      'another site at the end',
      { cancel_url: 'http://likeness.test/\\evil.example' },
      400,
      'RETURN_URL_FOREIGN',
    ],
    ['half a character', { success_url: 'http://likeness.test/\ud800' }, 400, 'BAD_REQUEST'],
    ['no address', { success_url: '/pricing' }, 422, 'FIELD_INVALID'],
  ])('does not sell %s', async (_, more, status, code) => {
    const begun = billing.stripe.records.all('checkout.session').length;
    expect(codeOf(await buy(billing, randomUUID(), more))).toEqual([status, code]);
    expect(billing.stripe.records.all('checkout.session')).toHaveLength(begun);
  });

  it.each([
    ['a pack', { price_id: 'price_25' }, 'PRICE_KIND'],
    ['somebody else’s plan', { price_id: 'price_other_plan' }, 'PRICE_UNKNOWN'],
    ['an unknown price', { price_id: 'price_nothing' }, 'PRICE_UNKNOWN'],
    ['another site', { cancel_url: 'https://evil.example/' }, 'RETURN_URL_FOREIGN'],
  ])('does not begin a subscription to %s', async (_, more, code) => {
    expect(codeOf(await subscribe(billing, randomUUID(), more))).toEqual([400, code]);
  });

  it.each([
    ['a pack', buy],
    ['a subscription', subscribe],
  ])('of %s is reported as paid only after payment, to whoever began it', async (_, begin) => {
    const userId = randomUUID();
    const { id } = sessionOf(billing, await begin(billing, userId));
    const path = `/api/payments/checkouts/${id}`;
    expect(await billing.as(member(userId), path)).toMatchObject({
      status: 200,
      body: { is_paid: false },
    });
    billing.stripe.pay(id);
    const { body, headers } = await billing.as(member(userId), path);
    expect(body).toEqual({ is_paid: true });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(codeOf(await billing.as(member(), path))).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['cs_fake', 'cs_', 'pi_1', 'cs_%2e%2e', '..%2fcharges', `cs_${'x'.repeat(300)}`])(
    'with the made-up id %s is not there',
    async (id) => {
      const answer = await billing.as(member(), `/api/payments/checkouts/${id}`);
      expect(codeOf(answer)).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('that was given up is not paid', async () => {
    const userId = randomUUID();
    const { id } = sessionOf(billing, await buy(billing, userId));
    billing.stripe.world.sessions.expire(id);
    const { body } = await billing.as(member(userId), `/api/payments/checkouts/${id}`);
    expect(body).toEqual({ is_paid: false });
  });

  it('can’t be paid once the account is suspended, and can be begun again afterwards', async () => {
    const userId = randomUUID();
    const suspend = (is_suspended: boolean) =>
      billing.asService('/internal/suspensions', { user_id: userId, is_suspended }, 'auth');
    const left = [await buy(billing, userId), await subscribe(billing, userId)];
    let suspended: Promise<unknown> | undefined;
    billing.stripe.onNextCheckout(() => {
      suspended = suspend(true);
    });
    await buy(billing, userId);
    await suspended;
    expect(codeOf(await subscribe(billing, userId))).toEqual([401, 'UNAUTHORIZED']);
    const { customer } = sessionOf(billing, left[0]!);
    const all = billing.stripe.records.all('checkout.session');
    const states = all.filter((one) => one.customer === customer).map(({ status }) => status);
    expect(states).toEqual(['expired', 'expired', 'expired']);
    await suspend(false);
    expect((await buy(billing, userId)).status).toBe(200);
  });

  it.each(['{', '[]', 'null', '"x"', ''])('refuses the body %j', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const { status } = await billing.as(member(), '/api/payments/one_time', init);
    expect([400, 422]).toContain(status);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])(
    'says that it takes no %s',
    async (type) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' };
      const { status } = await billing.as(member(), '/api/payments/one_time', init);
      expect(status).toBe(415);
    },
  );

  it.each([
    ['a pack', buy],
    ['a subscription', subscribe],
  ])('of %s goes on with a new customer after Stripe has lost the person’s', async (_, begin) => {
    const userId = randomUUID();
    const first = sessionOf(billing, await begin(billing, userId));
    billing.stripe.records.remove(first.customer as string);
    const answers = await Promise.all([begin(billing, userId), begin(billing, userId)]);
    const customers = answers.map((answer) => sessionOf(billing, answer).customer);
    expect(new Set(customers).size).toBe(1);
    expect(customers).not.toContain(first.customer);
  });

  it('of a price that was archived while it was listed says that there is none', async () => {
    await billing.as(guest(), '/api/payments/prices');
    billing.stripe.records.update('price', 'price_60', { active: false });
    const given = { price_id: 'price_60', quantity: 60 };
    for (const _ of [1, 2]) {
      expect(codeOf(await buy(billing, randomUUID(), given))).toEqual([400, 'PRICE_UNKNOWN']);
    }
    billing.stripe.records.update('price', 'price_60', { active: true });
  });

  it('says that a retry can’t help while Stripe refuses the key', async () => {
    const other = await startRunningBilling({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
    const answer = await buy(other, randomUUID());
    await other.close();
    expect(codeOf(answer)).toEqual([503, 'PAYMENTS_REFUSED']);
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it('says so while Stripe is away, and goes on listing prices', async () => {
    await billing.as(guest(), '/api/payments/prices');
    billing.stripe.setAway(true);
    const answer = await buy(billing, randomUUID());
    const prices = await billing.as(guest(), '/api/payments/prices');
    const state = await billing.as(member(), '/api/payments/checkouts/cs_test_any');
    billing.stripe.setAway(false);
    expect(codeOf(answer)).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect(codeOf(state)).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect(prices.status).toBe(200);
  });
});
