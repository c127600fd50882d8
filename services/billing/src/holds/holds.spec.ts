import { told } from '@likeness/testing/running-service';
import { randomUUID } from 'node:crypto';
import type {
  HoldCreditsRequest,
  HoldCreditsResponse,
} from '@likeness/contracts/http/internal-billing';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import {
  BALANCED,
  billingSuite,
  codeOf,
  holdRequest as request,
  member,
} from '../testing/running-billing.js';
import { HoldExpiryService, HoldsService } from './holds.service.js';

const billing = billingSuite();

describe('holds', () => {
  afterEach(async () => expect(await billing.books()).toEqual(BALANCED));

  const hold = (body: HoldCreditsRequest) => billing.asService('/internal/holds', body);
  const capture = (id: string) => billing.asService('/internal/holds/capture', { hold_id: id });
  async function personWith(credits: number): Promise<string> {
    const userId = randomUUID();
    await billing.give(userId, credits);
    return userId;
  }
  const kinds = async (userId: string) => {
    const { body } = await billing.as(member(userId), '/api/payments/ledger');
    return (body as LedgerPage).entries.map(({ kind, credits }) => [kind, credits]);
  };

  it('set credits aside for all images or for none', async () => {
    const userId = await personWith(5);
    expect(await told(hold(request(userId, [2, 2])))).toEqual([
      200,
      { is_covered: true, balance: 1 },
    ]);
    const not = await hold(request(userId, [1, 1]));
    expect(not.body).toEqual({ is_covered: false, balance: 1 });
    expect(await billing.balance(userId)).toEqual({ balance: 1, held: 4 });
  });

  it('are decided once for a group, even if the balance changes', async () => {
    const userId = await personWith(2);
    const [paid, free] = [request(userId, [2]), request(userId, [2])];
    for (const _ of [1, 2, 3]) {
      expect((await hold(paid)).body).toEqual({ is_covered: true, balance: 0 });
      expect((await hold(free)).body).toEqual({ is_covered: false, balance: 0 });
    }
    await billing.give(userId, 9);
    expect((await hold(free)).body).toEqual({ is_covered: false, balance: 9 });
  });

  it('decide nothing when they must be covered and are not', async () => {
    const userId = await personWith(1);
    const body = request(userId, [2], { must_cover: true });
    expect(codeOf(await hold(body))).toEqual([402, 'CREDITS_REQUIRED']);
    await billing.give(userId, 1);
    expect((await hold(body)).body).toEqual({ is_covered: true, balance: 0 });
  });

  it('of other people are given back though one account is broken', async () => {
    const people = await Promise.all([1, 2, 3].map(() => personWith(1)));
    for (const userId of people) await hold(request(userId, [1]));
    const [first, ...others] = people.toSorted();
    const setHeld = (held: number) =>
      billing.sql`UPDATE accounts SET held = ${held} WHERE user_id = ${first}`;
    await setHeld(0);
    await billing.sql`UPDATE holds SET expires_at = now() WHERE user_id = ANY(${people})`;
    await billing.app.get(HoldExpiryService).run();
    const left = await Promise.all(others.map((userId) => billing.balance(userId)));
    expect(left).toEqual(others.map(() => ({ balance: 1, held: 0 })));
    await setHeld(1);
    await billing.app.get(HoldExpiryService).run();
  });

  it('are no longer promised once released, expired or asked for at another price', async () => {
    const userId = await personWith(9);
    const [released, expired, paid] = [
      request(userId, [1, 1]),
      request(userId, [1]),
      request(userId, [1, 1]),
    ];
    for (const body of [released, expired, paid]) expect((await hold(body)).status).toBe(200);
    await billing.app.get(HoldsService).release(released.holds[1]?.hold_id ?? '');
    await billing.sql`UPDATE holds SET expires_at = now() WHERE group_id = ${expired.group_id}`;
    const dearer = { ...paid, holds: paid.holds.map((each) => ({ ...each, credits: 3 })) };
    const more = { ...paid, holds: [...paid.holds, ...request(userId, [1]).holds] };
    for (const body of [released, expired, dearer, more]) {
      expect((await hold(body)).status).toBe(409);
    }
    expect((await hold(paid)).status).toBe(200);
  });

  it('belong to whom they were made for', async () => {
    const [one, other] = [await personWith(5), await personWith(5)];
    const body = request(one, [1]);
    await hold(body);
    expect((await hold({ ...body, user_id: other })).status).toBe(409);
    const again = { ...request(other, [1]), holds: body.holds };
    expect((await hold(again)).status).toBe(409);
    expect(await billing.balance(other)).toEqual({ balance: 5, held: 0 });
  });

  it.each([
    [
      'a negative amount',
      { holds: [{ hold_id: randomUUID(), image_id: randomUUID(), credits: -1 }] },
    ],
    ['nothing', { holds: [] }],
    ['a fraction', { holds: [{ hold_id: randomUUID(), image_id: randomUUID(), credits: 0.5 }] }],
    ['no person', { user_id: 'x' }],
  ])('are refused for %s', async (_, wrong) => {
    expect((await hold(request(randomUUID(), [1], wrong))).status).toBe(422);
  });

  it('are charged once and show in the ledger with their image', async () => {
    const userId = await personWith(3);
    const body = request(userId, [2]);
    await hold(body);
    const id = body.holds[0]?.hold_id ?? '';
    const answers = await Promise.all(Array.from({ length: 10 }, () => capture(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await kinds(userId)).toEqual([
      ['capture', 0],
      ['hold', -2],
      ['adjustment', 3],
    ]);
    const { body: page } = await billing.as(member(userId), '/api/payments/ledger?limit=1');
    expect((page as LedgerPage).entries).toMatchObject([
      { hold_id: id, image_id: id, purpose: 'portrait', balance: 1, purchase: null },
    ]);
    expect(await billing.balance(userId)).toEqual({ balance: 1, held: 0 });
  });

  it('that don’t exist can’t be charged', async () => {
    expect(codeOf(await capture(randomUUID()))).toEqual([409, 'HOLD_GONE']);
  });

  it('spend the last credit once, also when fifty ask at the same time', async () => {
    const userId = await personWith(1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => hold(request(userId, [1]))));
    const covered = answers.filter(({ body }) => (body as HoldCreditsResponse).is_covered);
    expect(covered).toHaveLength(1);
    expect(await billing.balance(userId)).toEqual({ balance: 0, held: 1 });
  });

  it('and charges of many people are each their own', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => personWith(1)));
    const bodies = people.map((userId) => request(userId, [1]));
    const held = await Promise.all(bodies.map((body) => hold(body)));
    expect(held.every(({ body }) => (body as HoldCreditsResponse).is_covered)).toBe(true);
    const ids = bodies.flatMap(({ holds }) => holds.map(({ hold_id }) => hold_id));
    const charged = await Promise.all([...ids, ...ids].map((id) => capture(id)));
    expect(new Set(charged.map(({ status }) => status))).toEqual(new Set([204]));
    for (const userId of people.slice(0, 5)) {
      expect(await billing.balance(userId)).toEqual({ balance: 0, held: 0 });
    }
  });

  it('that are over are given back, and can’t be charged', async () => {
    const userId = await personWith(4);
    const body = request(userId, [1, 3], { expires_at: new Date(Date.now() - 1).toISOString() });
    expect((await hold(body)).body).toEqual({ is_covered: true, balance: 0 });
    const id = body.holds[1]?.hold_id ?? '';
    expect((await capture(id)).status).toBe(409);
    await billing.app.get(HoldExpiryService).run();
    expect((await capture(id)).status).toBe(409);
    expect(await billing.balance(userId)).toEqual({ balance: 4, held: 0 });
  });

  it('expire ten minutes after the longest job at most', async () => {
    const userId = await personWith(1);
    const body = request(userId, [1], { expires_at: '2999-01-01T00:00:00.000Z' });
    await hold(body);
    const [row] = await billing.sql<{ minutes: number }[]>`
      SELECT extract(epoch FROM expires_at - now())::int / 60 AS minutes FROM holds
      WHERE group_id = ${body.group_id}`;
    expect(row?.minutes).toBeLessThanOrEqual(25);
  });

  it.each([
    ['behind', -25 * 3_600_000],
    ['ahead', 25 * 3_600_000],
  ])('live as long when the clock of the machine is %s', async (_way, offMs) => {
    const userId = await personWith(1);
    const body = request(userId, [1], { expires_at: '2999-01-01T00:00:00.000Z' });
    const real = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + offMs);
    const answer = await hold(body).finally(() => clock.mockRestore());
    expect(answer.body).toEqual({ is_covered: true, balance: 0 });
    const [row] = await billing.sql<{ minutes: number }[]>`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM holds
      WHERE group_id = ${body.group_id}`;
    expect([24, 25]).toContain(row?.minutes);
  });
});

it('jobs of other services charge and give back, in any order and number, each hold once', async () => {
  const userId = randomUUID();
  await billing.give(userId, 10);
  const body = request(userId, [1, 2, 3]);
  await billing.asService('/internal/holds', body);
  const [one = '', two = ''] = body.holds.map(({ hold_id }) => hold_id);
  const captureJob = (hold_id: string) =>
    billing.sender.addAndWait(creditsCaptureJob, { hold_id }, 10_000);
  const releaseJob = (hold_id: string) =>
    billing.sender.addAndWait(creditsReleaseJob, { hold_id }, 10_000);
  await captureJob(one);
  await releaseJob(one);
  await releaseJob(two);
  await captureJob(two);
  await releaseJob(randomUUID());
  expect(await billing.balance(userId)).toEqual({ balance: 6, held: 3 });
  expect(await billing.books()).toEqual(BALANCED);
});
