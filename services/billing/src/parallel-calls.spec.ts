import { randomUUID } from 'node:crypto';
import type { HoldCreditsResponse } from '@likeness/contracts/http/internal-billing';
import type { Person } from '@likeness/contracts/identity/principal';
import { burst, statusesOf } from '@likeness/testing/burst';
import { buy, buyer, event, sessionOf, subscribe } from './testing/buying.js';
import {
  BALANCED,
  member,
  type RunningBilling,
  startRunningBilling,
} from './testing/running-billing.js';

const MANY = 100;

describe('concurrent calls', () => {
  let billing: RunningBilling;
  beforeAll(async () => {
    billing = await startRunningBilling();
  });
  afterAll(() => billing.close());
  afterEach(async () => expect(await billing.books()).toEqual(BALANCED));

  const people = () => Array.from({ length: MANY }, () => randomUUID());
  const hold = (userId: string, id: string = randomUUID()) =>
    billing.asService('/internal/holds', {
      group_id: randomUUID(),
      user_id: userId,
      purpose: 'portrait',
      holds: [{ hold_id: id, image_id: id, credits: 1 }],
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    });
  const capture = (id: string) => billing.asService('/internal/holds/capture', { hold_id: id });

  it('holds of one person cover what the balance covers', async () => {
    const userId = randomUUID();
    await billing.give(userId, 40);
    const answers = await burst(MANY, () => hold(userId));
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    const covered = answers.filter(({ body }) => (body as HoldCreditsResponse).is_covered);
    expect(covered).toHaveLength(40);
    expect(await billing.balance(userId)).toEqual({ balance: 0, held: 40 });
  });

  it('holds and charges of a hundred people are each their own', async () => {
    const all = people();
    await Promise.all(all.map((userId) => billing.give(userId, 1)));
    const ids = all.map(() => randomUUID());
    const held = await burst(MANY, (index) => hold(all[index] ?? '', ids[index]));
    expect(statusesOf(held)).toEqual({ 200: MANY });
    const charged = await burst(2 * MANY, (index) => capture(ids[index % MANY] ?? ''));
    expect(statusesOf(charged)).toEqual({ 204: 2 * MANY });
    for (const userId of all.slice(0, 5)) {
      expect(await billing.balance(userId)).toEqual({ balance: 0, held: 0 });
    }
  });

  it('one payment told a hundred times is granted once', async () => {
    const { userId, sessionId } = await buyer(billing);
    const news = event('checkout.session.completed', { id: sessionId });
    const answers = await burst(MANY, () => billing.deliver(news));
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    expect(await billing.balance(userId)).toEqual({ balance: 25, held: 0 });
  });

  it('a hundred events about one payment grant it once', async () => {
    const { userId, sessionId } = await buyer(billing);
    const answers = await burst(MANY, () =>
      billing.deliver(event('checkout.session.completed', { id: sessionId })),
    );
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    expect(await billing.balance(userId)).toEqual({ balance: 25, held: 0 });
  });

  it('checkouts of one person and of many lead to Stripe', async () => {
    const one = randomUUID();
    const ofOne = await burst(MANY, () => buy(billing, one));
    expect(statusesOf(ofOne)).toEqual({ 200: MANY });
    const ofMany = await burst(MANY, () => buy(billing, randomUUID()));
    expect(statusesOf(ofMany)).toEqual({ 200: MANY });
  });

  it('a hundred people pay, and each has what they paid for', async () => {
    const buyers = await Promise.all(Array.from({ length: MANY }, () => buyer(billing)));
    const answers = await burst(MANY, (index) =>
      billing.deliver(event('checkout.session.completed', { id: buyers[index]?.sessionId })),
    );
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    for (const { userId } of buyers.slice(0, 5)) {
      expect(await billing.balance(userId)).toEqual({ balance: 25, held: 0 });
    }
  });

  it('cancellations of one subscription end it once', async () => {
    const userId = randomUUID();
    const session = sessionOf(billing, await subscribe(billing, userId));
    const { id } = billing.stripe.begin(session.id);
    await billing.deliver(event('checkout.session.completed', { id: session.id }));
    const answers = await burst(MANY, () =>
      billing.as(member(userId), '/api/payments/subscription', { method: 'DELETE' }),
    );
    expect(Object.keys(statusesOf(answers)).every((status) => Number(status) < 300)).toBe(true);
    expect(billing.stripe.records.get('subscription', id).cancel_at_period_end).toBe(true);
  });

  it('declarations of an address are taken up to the limit, those of others all', async () => {
    const at = (address: string): Person => ({
      ...member(),
      owner: { kind: 'visitor', id: 'x' },
      tier: 'guest',
      address,
    });
    const declare = (person: Person, email: string) =>
      billing.post(person, '/api/payments/declarations', {
        kind: 'withdrawal',
        name: 'Ada',
        email,
        contract: 'Pack',
      });
    const email = `${randomUUID()}@example.org`;
    const ofOne = await burst(MANY, () => declare(at('203.0.113.9'), email));
    const [row] = await billing.sql.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM declarations WHERE email = $1`,
      [email],
    );
    expect(statusesOf(ofOne)).toEqual({ 202: row?.n, 429: MANY - (row?.n ?? 0) });
    expect(row?.n).toBeLessThanOrEqual(10);
    const ofMany = await burst(MANY, (index) =>
      declare(at(`203.0.114.${index}`), `${randomUUID()}@example.org`),
    );
    expect(statusesOf(ofMany)).toEqual({ 202: MANY });
  });
});
