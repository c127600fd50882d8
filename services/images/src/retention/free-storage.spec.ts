import { imageListSchema, type Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { accountPlanJob } from '@likeness/contracts/jobs/accounts.jobs';
import { member, imagesSuite, visitor } from '../testing/images-app.js';
import { ExpiryNoticesService } from './expiry-notices.service.js';
import { RetentionService } from './retention.service.js';

const DAY_MS = 24 * 3_600_000;

const images = imagesSuite();

let revision = 0;
async function subscribe(person: Person, is_subscriber: boolean): Promise<void> {
  revision += 1;
  await images.sendJob(accountPlanJob, { user_id: person.owner.id, revision, is_subscriber });
}
async function daysLeft(person: Person, id: string): Promise<number | null> {
  const answer = (await (await images.as(person, `/api/images/${id}`)).json()) as Image;
  if (answer.expires_at === null) return null;
  return Math.round((Date.parse(answer.expires_at) - Date.now()) / DAY_MS);
}
const expireIn = (ids: readonly string[], days: number) =>
  images.sql`UPDATE images SET expires_at = now() + make_interval(hours => ${Math.round(days * 24)})
    WHERE id = ANY(${ids})`;

describe('pictures', () => {
  it('of members expire after 90 days, of subscribers never', async () => {
    const [free, subscriber] = [member(), member()];
    await subscribe(subscriber, true);
    const [one, two] = [await images.portrait(free.owner), await images.portrait(subscriber.owner)];
    expect(await daysLeft(free, one.id)).toBe(90);
    expect(await daysLeft(subscriber, two.id)).toBeNull();
    const hidden = await images.portrait(free.owner, { hidden: true });
    await images.asService('/internal/portraits/reveal', { id: hidden.id });
    expect(await daysLeft(free, hidden.id)).toBe(90);
  });

  it('never expire during a subscription and expire 90 days after it', async () => {
    const person = member();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await images.portrait(person.owner)).id);
    const [one = '', two = '', three = ''] = ids;
    await expireIn([one], 5);
    await images.as(person, `/api/images/${three}`, { method: 'DELETE' });
    await subscribe(person, true);
    await images.send(person, 'POST', '/api/images/restore', { image_ids: [three] });
    for (const id of ids) expect(await daysLeft(person, id)).toBeNull();
    await subscribe(person, false);
    for (const id of [one, two, three]) expect(await daysLeft(person, id)).toBe(90);
  });

  it('follow the latest revision', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner);
    const tell = (number: number, is_subscriber: boolean) =>
      images.sendJob(accountPlanJob, { user_id: person.owner.id, revision: number, is_subscriber });
    await tell(7, true);
    await tell(6, false);
    expect(await daysLeft(person, id)).toBeNull();
    await tell(8, true);
    expect(await daysLeft(person, id)).toBeNull();
  });

  it('stored during a plan change get their expiry later', async () => {
    const person = member();
    await subscribe(person, true);
    const { id } = await images.portrait(person.owner);
    await expireIn([id], 90);
    await images.sql`UPDATE plans SET changed_at = now() - interval '2 minutes'
      WHERE user_id = ${person.owner.id}`;
    await images.app.get(RetentionService).run();
    expect(await daysLeft(person, id)).toBeNull();
    const [row] = await images.sql`SELECT is_settled FROM plans WHERE user_id = ${person.owner.id}`;
    expect(row).toEqual({ is_settled: true });
  });

  it('of a visitor get the expiry of the new account’s plan', async () => {
    const [guest, another, free, subscriber] = [visitor(), visitor(), member(), member()];
    await subscribe(subscriber, true);
    const [one, two] = [await images.portrait(guest.owner), await images.portrait(another.owner)];
    expect(await daysLeft(guest, one.id)).toBe(7);
    for (const [from, to] of [
      [guest, free],
      [another, subscriber],
    ] as const) {
      await images.asAuth('/internal/claims', {
        visitor_id: from.owner.id,
        user_id: to.owner.id,
      });
    }
    expect(await daysLeft(free, one.id)).toBe(90);
    expect(await daysLeft(subscriber, two.id)).toBeNull();
  });

  it('that expire soon are reported with the list', async () => {
    const person = member();
    const list = async () =>
      imageListSchema.parse(await (await images.as(person, '/api/images?page=1')).json()).expiring;
    const [one, two] = [await images.portrait(person.owner), await images.portrait(person.owner)];
    await images.portrait(person.owner);
    expect(await list()).toBeNull();
    await expireIn([one.id], 13);
    await expireIn([two.id], 2);
    const expiring = await list();
    expect(expiring?.count).toBe(2);
    expect(Date.parse(expiring?.first_at ?? '') - Date.now()).toBeLessThan(2.1 * DAY_MS);
  });
});

describe('members', () => {
  const told = (person: Person) => images.told.filter(({ user_id }) => user_id === person.owner.id);
  const run = async () => {
    const notices = images.app.get(ExpiryNoticesService);
    await Promise.all([notices.run(), notices.run(), notices.run()]);
    await images.outboxEmptied();
  };
  const several = async (person: Person, n: number) => {
    const ids: string[] = [];
    for (let index = 0; index < n; index += 1) ids.push((await images.portrait(person.owner)).id);
    return ids;
  };

  it('get one notice 14 days and one 3 days before expiry', async () => {
    const person = member();
    const [a = '', b = '', c = '', d = ''] = await several(person, 4);
    await expireIn([a], 13);
    await expireIn([b], 14.5);
    await expireIn([c], 30);
    await run();
    await run();
    expect(told(person)).toMatchObject([{ days: 14, count: 2 }]);
    await expireIn([d], 13.5);
    await run();
    expect(told(person)).toHaveLength(1);
    await expireIn([a], 2.5);
    await expireIn([b], 3.5);
    await run();
    expect(told(person)).toMatchObject([
      { days: 14, count: 2 },
      { days: 3, count: 2 },
    ]);
  });

  it('get no notice without expiring images, as subscribers or as visitors', async () => {
    const [person, subscriber, guest] = [member(), member(), visitor()];
    await subscribe(subscriber, true);
    await several(person, 1);
    await several(subscriber, 1);
    await several(guest, 1);
    const [gone = ''] = await several(person, 1);
    await expireIn([gone], 2);
    await images.as(person, `/api/images/${gone}`, { method: 'DELETE' });
    await run();
    for (const one of [person, subscriber, guest]) expect(told(one)).toEqual([]);
  });

  it('get a new notice after a subscription', async () => {
    const person = member();
    const [one = ''] = await several(person, 1);
    await expireIn([one], 2);
    await run();
    expect(told(person)).toMatchObject([{ days: 3, count: 1 }]);
    await subscribe(person, true);
    await subscribe(person, false);
    expect(await daysLeft(person, one)).toBe(90);
    await expireIn([one], 2);
    await run();
    expect(told(person)).toHaveLength(2);
  });

  it('get notices and expiries though the rows of one of them are broken', async () => {
    const people = [member(), member(), member()].toSorted((one, other) =>
      one.owner.id < other.owner.id ? -1 : 1,
    );
    const [first, broken, last] = people.map(({ owner }) => owner.id);
    for (const person of people) {
      const [one = ''] = await several(person, 1);
      await expireIn([one], 13);
      await subscribe(person, false);
    }
    await images.sql`UPDATE plans SET is_settled = false, changed_at = now() - interval '2 minutes'
      WHERE user_id = ANY(${[first, broken, last]})`;
    const tables = { expiry_notices: '', plans: 'OR NOT is_settled' };
    for (const [table, or] of Object.entries(tables)) {
      await images.sql`ALTER TABLE ${() => table} ADD CONSTRAINT broken
        CHECK (user_id <> '${() => broken}' ${() => or}) NOT VALID`;
    }
    await images.app.get(ExpiryNoticesService).run();
    await images.app.get(RetentionService).run();
    await images.outboxEmptied();
    expect(people.map((person) => told(person).length)).toEqual([1, 0, 1]);
    const settled = await images.sql<{ user_id: string }[]>`
      SELECT user_id FROM plans WHERE is_settled AND user_id = ANY(${[first, broken, last]})
      ORDER BY user_id`;
    expect(settled.map(({ user_id }) => user_id)).toEqual([first, last]);
    for (const table of Object.keys(tables)) {
      await images.sql`ALTER TABLE ${() => table} DROP CONSTRAINT broken`;
    }
  });

  it('lose their stored plan on erasure', async () => {
    const person = member();
    await subscribe(person, true);
    await images.asAuth('/internal/erasures', { owners: [person.owner] });
    const rows = await images.sql`SELECT FROM plans WHERE user_id = ${person.owner.id}`;
    expect(rows).toEqual([]);
  });
});
