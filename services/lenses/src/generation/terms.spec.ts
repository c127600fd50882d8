import { randomUUID } from 'node:crypto';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Accepted } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { burst, statusesOf } from '@likeness/testing/burst';
import { until } from '@likeness/testing/until';
import { renderIdOf } from '../database/render-id.js';
import {
  accepted,
  account,
  kontextForm,
  numbered,
  portraitForm,
  refused as refusal,
  RENDERED,
  lensesSuite,
  visitor,
} from '../testing/running-lenses.js';

const PORTRAIT = '/api/lenses/portrait';
const KONTEXT = '/api/lenses/portrait-flux-kontext';
const CLEAN = { pro_generation: 'true' };
const DROPPED = { ...CLEAN, positive_prompt: 'a red dress on the beach' };

describe('terms of a generation', () => {
  const lenses = lensesSuite({ perDay: 1000, perAddress: 1000, perHour: 20 });
  afterEach(() => lenses.stopWorking());

  function wealthy(credits: number): Person {
    const person = account();
    lenses.billing.grant(person.owner.id, credits);
    return person;
  }
  async function post(person: Person, path: string, fields: Record<string, string> = {}) {
    const body = path === PORTRAIT ? portraitForm({ fields }) : kontextForm({ fields });
    const call = person.tier === 'guest' ? path.replace('lenses', 'lenses/anonymous') : path;
    return lenses.order(person, call, body);
  }
  const refused = async (answer: Promise<Response>) => (await refusal(answer)).slice(0, 2);
  const job = (person: Person, id: string) => lenses.job(person, id);
  const balance = (person: Person) => lenses.billing.balanceOf(person.owner.id);
  const states = (person: Person) => lenses.billing.statesOf(person.owner.id);
  const ends = (person: Person, id: string, state: string) =>
    until(async () => (await job(person, id)).state === state, `${id} ${state}`);

  const free = { credits: 0, is_watermarked: true };
  const clean = (credits: number) => ({ credits, is_watermarked: false });
  const subscriber = () => account('subscriber');
  it.each([
    ['a guest, either tool', () => visitor(), KONTEXT, {}, free, 0],
    ['a member’s portrait', () => wealthy(9), PORTRAIT, {}, free, 9],
    ['a clean portrait', () => wealthy(9), PORTRAIT, CLEAN, clean(1), 8],
    ['several references', () => wealthy(9), KONTEXT, {}, free, 9],
    ['… and clean', () => wealthy(9), KONTEXT, CLEAN, clean(3), 6],
    ['… whose main wish can’t be followed', () => wealthy(9), KONTEXT, DROPPED, free, 9],
    ['… not covered either', () => account(), KONTEXT, DROPPED, free, 0],
    ['… of a subscriber', subscriber, KONTEXT, DROPPED, clean(0), 0],
    ['a subscriber', subscriber, KONTEXT, {}, clean(0), 0],
    ['a subscriber who wants the mark', subscriber, PORTRAIT, { pro_generation: 'false' }, free, 0],
  ])('%s', async (_name, who, path, fields, terms, left) => {
    const person = who();
    const { job_id } = await accepted(post(person, path, fields));
    expect(await job(person, job_id)).toMatchObject(terms);
    expect(balance(person)).toBe(left);
    expect((await lenses.specOf(job_id)).is_watermarked).toBe(
      terms.is_watermarked || terms.credits > 0,
    );
  });

  it('of a clean picture are refused to who can’t pay, and nothing is kept', async () => {
    const before = await lenses.count('generations');
    for (const person of [visitor(), account(), wealthy(3)]) {
      const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 2) };
      expect(await refused(post(person, KONTEXT, fields))).toEqual([402, 'CREDITS_REQUIRED']);
    }
    expect(await lenses.count('generations')).toBe(before);
    const person = account();
    const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 1) };
    expect((await refused(post(person, PORTRAIT, fields)))[0]).toBe(402);
    lenses.billing.grant(person.owner.id, 1);
    await accepted(post(person, PORTRAIT, fields));
  });

  it('are decided once for all images, however their requests arrive', async () => {
    const person = wealthy(12);
    const id = randomUUID();
    const calls = [0, 1, 2, 3].map((index) =>
      accepted(post(person, KONTEXT, { ...DROPPED, ...numbered(id, index, 4) })),
    );
    const jobs = await Promise.all(calls.map(async (call) => job(person, (await call).job_id)));
    expect(jobs.map(({ credits }) => credits)).toEqual([0, 0, 0, 0]);
    expect([balance(person), states(person).held]).toEqual([12, 0]);
    const paid = randomUUID();
    const more = [3, 1, 0, 2].map((index) =>
      accepted(post(person, KONTEXT, { ...CLEAN, ...numbered(paid, index, 4) })),
    );
    const ids = (await Promise.all(more)).map(({ job_id }) => job_id);
    expect(ids.toSorted()).toEqual([0, 1, 2, 3].map((index) => renderIdOf(paid, index)).sort());
    expect([balance(person), states(person).held]).toEqual([0, 4]);
  });

  it('of images that name no generation are decided one by one', async () => {
    const person = wealthy(7);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(person, KONTEXT, { ...CLEAN, image_count: '3' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 402]);
    expect([balance(person), states(person).held]).toEqual([1, 2]);
  });

  it('of a hundred parallel orders with credits for ten are met ten times', async () => {
    const person = wealthy(30);
    const answers = await burst(100, () =>
      post(person, KONTEXT, { ...CLEAN, ...numbered(randomUUID(), 0, 1) }),
    );
    const { 202: accepted, 402: uncovered = 0, 429: beyond = 0 } = statusesOf(answers);
    // Which of the two limits an order meets first is chance.
    expect([accepted, uncovered + beyond]).toEqual([10, 90]);
    expect(balance(person)).toBe(0);
    expect(states(person)).toEqual({ held: 10, captured: 0, released: 0 });
  });

  it('charge what is delivered and give back what is not: six of eight', async () => {
    lenses.work(({ image_index }) => (image_index < 6 ? RENDERED : { status: 'failed' }));
    const person = wealthy(24);
    const id = randomUUID();
    const jobs = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
        accepted(post(person, KONTEXT, { ...CLEAN, ...numbered(id, index, 8) })),
      ),
    );
    const all = async () => Promise.all(jobs.map(({ job_id }) => job(person, job_id)));
    await until(async () => (await all()).every(({ state }) => isFinal(state)));
    await until(() => states(person).held === 0);
    expect(states(person)).toEqual({ held: 0, captured: 6, released: 2 });
    expect(balance(person)).toBe(6);
    const done = await all();
    expect(done.flatMap(({ images }) => images)).toHaveLength(6);
    expect(done[7]?.error).toMatchObject({
      detail: expect.stringMatching(/Its 3 credits were given back\.$/),
      values: { credits: 3 },
    });
  });

  it('give credits back when a picture is refused, cancelled or out of time', async () => {
    const person = wealthy(9);
    const cancelled = await accepted(post(person, KONTEXT, CLEAN));
    await lenses.cancel(person, cancelled.job_id);
    const overdue = await accepted(post(person, KONTEXT, CLEAN));
    await lenses.age(overdue.job_id, 'expires_at');
    await ends(person, overdue.job_id, 'expired');
    lenses.work(() => ({ status: 'refused', code: 'LIKENESS_NOT_REACHED', detail: 'No.' }));
    await accepted(post(person, KONTEXT, CLEAN));
    await until(() => balance(person) === 9);
    expect(states(person)).toEqual({ held: 0, captured: 0, released: 3 });
  });

  it('give credits back when a limit stops what was held for', async () => {
    const person = wealthy(60);
    await accepted(post(person, KONTEXT, { ...CLEAN, ...numbered(randomUUID(), 0, 8) }));
    const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 4) };
    expect((await refused(post(person, KONTEXT, fields)))[0]).toBe(429);
    await until(() => balance(person) === 36);
    const parallel = [1, 2, 3].map(() =>
      post(person, KONTEXT, { ...CLEAN, ...numbered(randomUUID(), 0, 2) }),
    );
    const statuses = (await Promise.all(parallel)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    await until(() => balance(person) === 30);
  });

  const HOLDS = '/internal/holds';
  const placed = async () => [await lenses.count('generations'), await lenses.count('renders')];

  it('of a set of ten cost one hold', async () => {
    const person = wealthy(10);
    const id = randomUUID();
    const before = lenses.billing.callsOf(HOLDS);
    for (const index of [4, 0, 9]) {
      await accepted(post(person, PORTRAIT, { ...CLEAN, ...numbered(id, index, 10) }));
    }
    expect(lenses.billing.callsOf(HOLDS)).toBe(before + 1);
    expect([balance(person), states(person).held]).toEqual([0, 10]);
  });

  it('place nothing when the hold fails', async () => {
    const person = wealthy(6);
    const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 2) };
    const before = await placed();
    lenses.billing.breakOff(HOLDS, 'before');
    expect(await refused(post(person, KONTEXT, fields))).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect([balance(person), await placed()]).toEqual([6, before]);
    await accepted(post(person, KONTEXT, fields));
    expect(balance(person)).toBe(0);
  });

  it('survive a break between the hold and the queue: the same call goes on', async () => {
    const person = wealthy(6);
    const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 2) };
    lenses.billing.breakOff(HOLDS, 'after');
    expect((await refused(post(person, KONTEXT, fields)))[0]).toBe(503);
    expect(states(person).held).toBe(2);
    await accepted(post(person, KONTEXT, fields));
    expect([balance(person), states(person).held]).toEqual([0, 2]);
  });

  it('are refused once billing has released the hold of a call that broke off', async () => {
    const person = wealthy(6);
    const id = randomUUID();
    const fields = { ...CLEAN, ...numbered(id, 0, 2) };
    const before = await placed();
    lenses.billing.breakOff(HOLDS, 'after');
    expect((await refused(post(person, KONTEXT, fields)))[0]).toBe(503);
    for (const index of [0, 1]) lenses.billing.release(renderIdOf(id, index));
    expect(await refused(post(person, KONTEXT, fields))).toEqual([409, 'GENERATION_CONFLICT']);
    expect([balance(person), await placed()]).toEqual([6, before]);
  });

  /** Orders whose holds billing answers only when `meanwhile` is over. */
  async function whileHeld(orders: (() => Promise<Response>)[], meanwhile = async () => {}) {
    const before = lenses.billing.callsOf(HOLDS);
    const letGo = lenses.billing.hold(HOLDS);
    const answers = orders.map((order) => order());
    await until(() => lenses.billing.callsOf(HOLDS) === before + orders.length);
    await meanwhile();
    letGo();
    return Promise.all(answers);
  }

  it('release the hold of a set that a limit stops after it, and refuse its id', async () => {
    const person = wealthy(6);
    const id = randomUUID();
    const order = () => post(person, KONTEXT, { ...CLEAN, ...numbered(id, 0, 2) });
    const others = numbered(randomUUID(), 0, 10);
    const [answer] = await whileHeld([order], async () => {
      await accepted(post(person, PORTRAIT, others));
    });
    expect(answer?.status).toBe(429);
    await until(() => balance(person) === 6);
    for (const job_id of (await accepted(post(person, PORTRAIT, others))).job_ids) {
      await lenses.cancel(person, job_id);
    }
    expect(await refused(order())).toEqual([409, 'GENERATION_CONFLICT']);
    expect([balance(person), states(person).held]).toEqual([6, 0]);
  });

  it('hold the price of the form that is made, when two forms share an id', async () => {
    const person = wealthy(20);
    const fields = { ...CLEAN, ...numbered(randomUUID(), 0, 2) };
    const [one, other] = await whileHeld([
      () => post(person, PORTRAIT, fields),
      () => post(person, KONTEXT, fields),
    ]);
    expect([one?.status, other?.status].toSorted()).toEqual([202, 409]);
    const made = ((await (one?.ok ? one : other!).json()) as Accepted).job_ids;
    const { credits } = await job(person, made[0] ?? '');
    expect(credits).toBe(one?.ok ? 1 : 3);
    await until(() => balance(person) === 20 - 2 * credits);
    expect(made.map((id) => lenses.billing.stateOf(id))).toEqual(['held', 'held']);
  });

  it('are private: another user’s generation is not found, and no credits are held', async () => {
    const [owner, other] = [wealthy(6), wealthy(6)];
    const id = randomUUID();
    await accepted(post(owner, KONTEXT, { ...CLEAN, ...numbered(id, 0, 2) }));
    expect((await refused(post(other, KONTEXT, { ...CLEAN, ...numbered(id, 1, 2) })))[0]).toBe(404);
    expect(balance(other)).toBe(6);
  });

  it('of a plan hold for a set that was submitted while it ran', async () => {
    const subscriber = account('subscriber');
    const former: Person = { ...subscriber, tier: 'member' };
    const id = randomUUID();
    await accepted(post(subscriber, PORTRAIT, numbered(id, 0, 3)));
    const { job_id } = await accepted(post(former, PORTRAIT, numbered(id, 1, 3)));
    expect(await job(former, job_id)).toMatchObject({ credits: 0, is_watermarked: false });
  });

  it('end with the account', async () => {
    const person = wealthy(12);
    await accepted(post(person, KONTEXT, { ...CLEAN, ...numbered(randomUUID(), 0, 4) }));
    await lenses.asAuth('/internal/erasures', { owners: [person.owner] });
    await until(() => balance(person) === 12);
  });

  it('name the tool to billing', async () => {
    lenses.billing.purposes.length = 0;
    const person = wealthy(9);
    await accepted(post(person, PORTRAIT, CLEAN));
    await accepted(post(person, KONTEXT, CLEAN));
    expect(lenses.billing.purposes).toEqual(['portrait', 'multi-reference']);
  });
});
