import { randomUUID } from 'node:crypto';
import type { Accepted } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { until } from '@likeness/testing/until';
import {
  account,
  lensesSuite,
  numbered,
  portraitForm,
  refused,
  RENDERED,
  visitor,
} from '../testing/running-lenses.js';

describe('the hourly limit', () => {
  const lenses = lensesSuite({ perHour: 6 });
  afterEach(() => lenses.stopWorking());

  const submit = (person: Person, count: number) => {
    const form = portraitForm({ fields: numbered(randomUUID(), 0, count) });
    return lenses.order(person, '/api/lenses/portrait', form);
  };
  const minutesAgo = async (response: Response, minutes: number) => {
    const { job_id } = (await response.json()) as Accepted;
    await lenses.sql`UPDATE renders SET created_at = now() - make_interval(mins => ${minutes})
      WHERE id = ${job_id}`;
  };
  const finished = (person: Person) => until(async () => (await lenses.jobs(person)).length === 0);

  it('counts images over the last 60 minutes and says when to come back', async () => {
    lenses.work(() => RENDERED);
    const person = account();
    expect(await lenses.allowance(person)).toMatchObject({
      images_per_hour: 6,
      images_left: 6,
      next_at: null,
    });
    await minutesAgo(await submit(person, 1), 61);
    await minutesAgo(await submit(person, 1), 50);
    for (let index = 0; index < 3; index += 1) await submit(person, 1);
    await finished(person);
    expect((await lenses.allowance(person)).images_left).toBe(2);
    const tooMany = await submit(person, 3);
    expect(tooMany.status).toBe(429);
    const retryAfter = Number(tooMany.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(9 * 60);
    expect(retryAfter).toBeLessThanOrEqual(10 * 60);
    expect(await tooMany.json()).toMatchObject({
      code: 'HOURLY_LIMIT',
      detail:
        'Your plan makes 6 images in an hour and 2 of them are left. Please ask for fewer or come back in 10 minutes.',
      values: { limit: 6, left: 2 },
    });
    for (let index = 0; index < 2; index += 1) expect((await submit(person, 1)).status).toBe(202);
    const { images_left, next_at } = await lenses.allowance(person);
    expect(images_left).toBe(0);
    const wait = Date.parse(next_at ?? '') - Date.now();
    expect(Math.round(wait / 60_000)).toBe(10);
    expect((await refused(submit(person, 1)))[2]).toBe(
      'You have reached the 6 images your plan makes in an hour. Please come back in 10 minutes.',
    );
  });

  it('holds against parallel sets', async () => {
    const person = account();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(person, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429]);
  });

  it('holds for images that name no generation', async () => {
    const person = account();
    const calls = Array.from({ length: 8 }, () =>
      lenses.order(person, '/api/lenses/portrait', portraitForm()),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('does not count images that failed', async () => {
    lenses.work(() => ({ status: 'failed' }));
    const person = account();
    for (let index = 0; index < 6; index += 1) await submit(person, 1);
    await finished(person);
    expect((await lenses.allowance(person)).images_left).toBe(6);
  });

  it('is wider for subscribers and no matter of visitors', async () => {
    expect((await lenses.allowance(account('subscriber'))).images_per_hour).toBe(200);
    expect(await lenses.allowance(visitor())).toMatchObject({
      generations_per_day: 3,
      images_per_hour: null,
      images_left: null,
    });
  });
});
