import { randomUUID } from 'node:crypto';
import { burst, statusesOf } from '@likeness/testing/burst';
import { TestStack } from '@likeness/testing/test-stack';
import { Database } from '../client/database.js';
import { Member } from '../client/member.js';
import { numbered } from '../client/visitor.js';

const MANY = 100;
const ORDER = {
  style: 'prompt-only',
  gender: 'woman',
  positive_prompt: 'an avatar with red hair',
};

describe('a hundred calls at the same moment, while no portrait is being made', () => {
  const stack = new TestStack({ port: 24400 });
  let database: Database;
  let member: Member;
  beforeAll(async () => {
    await stack.start({
      TRUSTED_PROXIES: '127.0.0.1/32',
      RATE_GENERATIONS_PER_MINUTE: '0',
      DATABASE_WAIT_SECONDS: '20',
    });
    database = await Database.of(stack);
    member = await Member.signUp(stack.address, 'ada@example.org');
    signalWorker('SIGSTOP');
  }, 180_000);
  afterAll(async () => {
    signalWorker('SIGCONT');
    await database.close();
    await stack.discard();
  }, 120_000);
  beforeEach(async () => {
    await database.run('TRUNCATE lenses.renders, lenses.generations, lenses.outbox');
  });

  function signalWorker(signal: NodeJS.Signals): void {
    const pid = stack.pids()['worker'];
    if (pid !== undefined) process.kill(pid, signal);
  }
  const formOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...ORDER, ...fields })) form.set(name, value);
    return form;
  };
  const asGuest = (address: string) =>
    fetch(`${stack.address}/api/lenses/anonymous/portrait`, {
      method: 'POST',
      body: formOf(numbered(0, 1)),
      headers: {
        prefer: 'respond-async',
        'x-forwarded-for': address,
      },
    });
  const counted = () =>
    database.one<{ generations: number; renders: number }>(
      `SELECT (SELECT count(*)::int FROM lenses.generations) AS generations,
              (SELECT count(*)::int FROM lenses.renders) AS renders`,
    );

  async function expectServing(): Promise<void> {
    const paths = [
      '/api/images/all-styles',
      '/api/lenses/allowance',
      '/api/users/me',
      '/api/payments/ledger',
      '/api/images/',
    ];
    const after = await burst(paths.length, (index) => member.call(paths[index] ?? ''));
    expect(statusesOf(after)).toEqual({ 200: paths.length });
  }

  it('orders of one member are accepted up to the limit', async () => {
    const answers = await burst(MANY, () =>
      member.generate('portrait', { ...ORDER, ...numbered(0, 1) }),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: 10, 429: 90 });
    expect(await counted()).toEqual({ generations: 10, renders: 10 });
  });

  it('ten tabs with the same ten images make ten', async () => {
    const generation = randomUUID();
    const answers = await burst(MANY, (call) =>
      member.generate('portrait', { ...ORDER, ...numbered(call % 10, 10, generation) }),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: MANY });
    expect(await counted()).toEqual({ generations: 1, renders: 10 });
  });

  it('orders of guests at one address are accepted up to its allowance', async () => {
    const answers = await burst(MANY, () => asGuest('203.0.113.7'));
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 202: 20, 429: 80 });
    expect(await counted()).toEqual({ generations: 20, renders: 20 });
  });

  it('orders of guests everywhere are accepted until the queue is full, each once', async () => {
    const answers = await burst(MANY, (index) => asGuest(`203.0.114.${index}`));
    await expectServing();
    const accepted = answers.filter(({ status }) => status === 202).length;
    const full = answers.filter(({ body }) => (body as { code?: string }).code === 'QUEUE_FULL');
    expect(accepted).toBeGreaterThanOrEqual(50);
    expect(accepted + full.length).toBe(MANY);
    expect(await counted()).toEqual({ generations: accepted, renders: accepted });
  });

  it('consents, changes of the profile and wrong checkouts of one member are all answered', async () => {
    const json = (method: string, body: unknown): RequestInit => ({
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const back = `${stack.address}/pricing`;
    const prices = await member.call<{ prices: { id: string }[] }>('/api/payments/prices');
    expect(prices.status).toBe(200);
    const calls = [
      () => member.call('/api/images/face-consent', { method: 'POST' }),
      () => member.call('/api/users/me', json('PATCH', { first_name: 'Augusta' })),
      () =>
        member.call(
          '/api/payments/one_time',
          json('POST', {
            price_id: 'price_unknown',
            quantity: 25,
            success_url: back,
            cancel_url: back,
          }),
        ),
    ];
    for (const call of calls) {
      const answers = await burst(MANY, call);
      await expectServing();
      expect(Object.keys(statusesOf(answers))).toHaveLength(1);
      expect(Number(Object.keys(statusesOf(answers))[0])).toBeLessThan(429);
    }
  });
});
