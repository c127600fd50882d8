import { randomUUID } from 'node:crypto';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { type Answered, burst, statusesOf } from '@likeness/testing/burst';
import {
  account,
  kontextForm,
  portraitForm,
  type RunningLenses,
  startLenses,
  visitor,
} from '../testing/running-lenses.js';

const MEMBERS = '/api/lenses/portrait';
const GUESTS = '/api/lenses/anonymous/portrait';
const MANY = 100;

describe('orders that come at the same moment', () => {
  let lenses: RunningLenses;
  beforeEach(async () => {
    lenses = await startLenses({ perHour: 1_000 });
  });
  afterEach(() => lenses.close());

  const order = (person: Person, path: string, body: FormData) =>
    lenses.as(person, path, { method: 'POST', body, headers: { prefer: 'respond-async' } });
  const photo = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
  const image = (generation: string, index: number, count: number, fields = {}) => ({
    files: 0,
    fields: {
      ...photo,
      generation_id: generation,
      image_index: String(index),
      image_count: String(count),
      ...fields,
    },
  });
  const codesOf = (answers: readonly Answered[]) =>
    new Set(
      answers
        .filter(({ status }) => status >= 300)
        .map(({ body }) => (body as { code?: string }).code ?? String(body)),
    );
  const allowanceOf = async (person: Person) =>
    (await (await lenses.as(person, '/api/lenses/allowance')).json()) as Allowance;

  async function expectServing(): Promise<void> {
    expect((await lenses.as(visitor(), '/api/images/all-styles')).status).toBe(200);
  }

  it('of one member are accepted up to the limit, each once', async () => {
    const person = account();
    const answers = await burst(MANY, () =>
      order(person, MEMBERS, portraitForm(image(randomUUID(), 0, 1, { style: 'random' }))),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: 10, 429: 90 });
    expect(codesOf(answers)).toEqual(new Set(['TOO_MANY_UNFINISHED']));
    expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual([10, 10]);
    expect((await allowanceOf(person)).images_left).toBe(990);
  });

  it('of ten tabs with the same ten images are ten images', async () => {
    const person = account();
    const generation = randomUUID();
    const answers = await burst(MANY, (call) =>
      order(person, MEMBERS, portraitForm(image(generation, call % 10, 10))),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: MANY });
    expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual([1, 10]);
    expect((await allowanceOf(person)).images_left).toBe(990);
  });

  it('of one guest count as one generation', async () => {
    const person = visitor();
    const answers = await burst(MANY, () =>
      order(person, GUESTS, portraitForm({ files: 0, fields: photo })),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: 10, 429: 90 });
    expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual([1, 10]);
    expect((await allowanceOf(person)).generations_left).toBe(2);
  });

  it('of an address are accepted up to its allowance', async () => {
    const answers = await burst(MANY, () =>
      order(visitor('203.0.113.7'), GUESTS, portraitForm(image(randomUUID(), 0, 1))),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: 20, 429: 80 });
    expect(codesOf(answers)).toEqual(new Set(['ADDRESS_ALLOWANCE']));
    expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual([20, 20]);
  });

  it('of guests everywhere are accepted until the queue is full, each once', async () => {
    const answers = await burst(MANY, (index) =>
      order(visitor(`203.0.114.${index}`), GUESTS, portraitForm(image(randomUUID(), 0, 1))),
    );
    await expectServing();
    const { 202: accepted = 0, 503: full = 0 } = statusesOf(answers);
    expect([accepted + full, accepted >= 50]).toEqual([MANY, true]);
    expect(await lenses.count('renders')).toBe(accepted);
  });

  it('of a hundred people are all accepted', async () => {
    const answers = await burst(MANY, () =>
      order(account(), MEMBERS, portraitForm(image(randomUUID(), 0, 1, { style: 'random' }))),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: MANY });
    expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual([
      MANY,
      MANY,
    ]);
  });

  it('of one member with credits for ten are covered ten times', async () => {
    const person = account();
    lenses.billing.grant(person.owner.id, 30);
    const answers = await burst(MANY, () =>
      order(
        person,
        '/api/lenses/portrait-flux-kontext',
        kontextForm(image(randomUUID(), 0, 1, { pro_generation: 'true' })),
      ),
    );
    await expectServing();
    const { 202: accepted, 402: uncovered = 0, 429: beyond = 0 } = statusesOf(answers);
    // Which of the two limits an order meets first is chance.
    expect([accepted, uncovered + beyond]).toEqual([10, 90]);
    expect(lenses.billing.balanceOf(person.owner.id)).toBe(0);
    expect(lenses.billing.statesOf(person.owner.id)).toEqual({
      held: 10,
      captured: 0,
      released: 0,
    });
  });
});
