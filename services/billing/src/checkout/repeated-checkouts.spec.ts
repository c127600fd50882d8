import { told } from '@likeness/testing/running-service';
import { randomUUID } from 'node:crypto';
import { billingSuite, buy, codeOf, sessionOf, subscribe } from '../testing/running-billing.js';

const TIMES = 30;
const LIMIT = TIMES;

describe('a payment that is begun again with its key', () => {
  const billing = billingSuite({ RATE_CHECKOUTS_PER_HOUR: LIMIT });

  const sessionsOf = (userId: string) =>
    billing.stripe.records
      .all('checkout.session')
      .filter(({ client_reference_id }) => client_reference_id === userId);
  const newRequest = () => ({ userId: randomUUID(), key: randomUUID() });

  it.each([
    ['a pack', buy],
    ['a subscription', subscribe],
  ])(
    'many times at once is one checkout of %s',
    async (_, begin) => {
      const request = newRequest();
      const answers = await Promise.all(
        Array.from({ length: TIMES }, () => begin(billing, request.userId, {}, request.key)),
      );
      const ids = answers.map((answer) => sessionOf(billing, answer).id);
      expect(new Set(ids).size).toBe(1);
      expect(sessionsOf(request.userId).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    },
    60_000,
  );

  it('later is answered as it was', async () => {
    const { userId, key } = newRequest();
    const first = await buy(billing, userId, {}, key);
    expect(await told(buy(billing, userId, {}, `"${key}"`))).toEqual([200, first.body]);
    expect(sessionsOf(userId)).toHaveLength(1);
  });

  it('but for something else is refused', async () => {
    const { userId, key } = newRequest();
    const first = await buy(billing, userId, {}, key);
    const other = await buy(billing, userId, { price_id: 'price_60', quantity: 60 }, key);
    expect([first.status, codeOf(other)]).toEqual([200, [422, 'IDEMPOTENCY_KEY_REUSED']]);
    expect(sessionsOf(userId)).toHaveLength(1);
  });

  it('are separate for each person', async () => {
    const { userId, key } = newRequest();
    const { userId: other } = newRequest();
    const answers = [await buy(billing, userId, {}, key), await buy(billing, other, {}, key)];
    const owners = answers.map((answer) => sessionOf(billing, answer).client_reference_id);
    expect(owners).toEqual([userId, other]);
  });

  it('of another call is another request', async () => {
    const { userId, key } = newRequest();
    const bought = await buy(billing, userId, {}, key);
    const subscribed = await subscribe(billing, userId, {}, key);
    expect(sessionOf(billing, subscribed).id).not.toBe(sessionOf(billing, bought).id);
  });

  it('after a failure is tried again', async () => {
    const { userId, key } = newRequest();
    // Fills the price cache.
    await buy(billing, randomUUID());
    billing.stripe.setAway(true);
    const failed = await buy(billing, userId, {}, key);
    billing.stripe.setAway(false);
    expect(codeOf(failed)).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect((await buy(billing, userId, {}, key)).status).toBe(200);
    expect(sessionsOf(userId)).toHaveLength(1);
  });

  it.each([
    ['empty', ''],
    ['short', 'abc'],
    ['long', 'x'.repeat(65)],
    ['half in quotes', `"${randomUUID()}`],
    ['of other signs', 'a b c d e f g h i j k'],
    ['two', `${randomUUID()}, ${randomUUID()}`],
  ])('that is %s is refused', async (_, key) => {
    const { userId } = newRequest();
    expect(codeOf(await buy(billing, userId, {}, key))).toEqual([422, 'FIELD_INVALID']);
    expect(sessionsOf(userId)).toHaveLength(0);
  });

  it('without one is another payment, of which a person begins so many an hour', async () => {
    const { userId } = newRequest();
    expect((await buy(billing, userId, { quantity: 60 })).status).toBe(400);
    for (let begun = 0; begun < LIMIT; begun += 1) {
      const begin = begun % 2 === 0 ? buy : subscribe;
      expect((await begin(billing, userId)).status).toBe(200);
    }
    for (const begin of [buy, subscribe]) {
      const refused = await begin(billing, userId);
      expect(codeOf(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    expect(sessionsOf(userId)).toHaveLength(LIMIT);
  });
});
