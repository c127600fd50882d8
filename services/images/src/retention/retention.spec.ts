import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { personPhoto } from '@likeness/testing/photos/people';
import { DisplaySizeService } from '../files/display-size.service.js';
import { ImagesRepository } from '../database/images.repository.js';
import { imagesSuite, visitor, member } from '../testing/images-app.js';
import { ImageRemovalService } from './image-removal.service.js';
import { StoredBytesService } from './stored-bytes.service.js';
import type { Image } from '@likeness/contracts/http/images';
import { thumbHashToRGBA } from 'thumbhash';
import { UnfinishedImagesService } from './unfinished-images.service.js';
import type { Person } from '@likeness/contracts/identity/principal';
import { accountPlanJob } from '@likeness/contracts/jobs/accounts.jobs';
import { ExpiryNoticesService } from './expiry-notices.service.js';
import { RetentionService } from './retention.service.js';

const images = imagesSuite();
const person = visitor();
let removal: ImageRemovalService;

beforeAll(() => {
  removal = images.app.get(ImageRemovalService);
});
afterEach(() => jest.restoreAllMocks());

async function expire(ids: readonly string[]): Promise<void> {
  await images.sql`
    UPDATE images SET expires_at = now() - interval '1 second' WHERE id = ANY(${ids})`;
}

async function objectsOf(id: string): Promise<string[]> {
  return (await images.objects()).filter((key) => key.includes(id));
}

it('hides an expired image before the sweep', async () => {
  const { id } = await images.portrait(person.owner);
  await expire([id]);
  for (const suffix of ['', '/file', '/file?w=256']) {
    expect((await images.as(person, `/api/images/${id}${suffix}`)).status).toBe(404);
  }
  expect(await objectsOf(id)).toHaveLength(2);
});

it('the sweep removes rows, objects and display sizes of expired pictures only', async () => {
  const [old, young] = [await images.portrait(person.owner), await images.portrait(person.owner)];
  const photo = await images.uploaded(person, (await personPhoto()).bytes);
  for (const { id } of [old, young, photo]) {
    await images.as(person, `/api/images/${id}/file?w=256`);
  }
  await expire([old.id, photo.id]);
  await removal.sweep();
  expect(await objectsOf(old.id)).toEqual([]);
  expect(await objectsOf(photo.id)).toEqual([]);
  expect(await objectsOf(young.id)).toHaveLength(3);
  const rows = await images.sql<{ id: string }[]>`
    SELECT id FROM images WHERE id = ANY(${[old.id, photo.id, young.id]})`;
  expect(rows.map((row) => row.id)).toEqual([young.id]);
});

it('removes several batches with concurrent sweepers', async () => {
  const ids = await images.portraits(person.owner, 50);
  await expire(ids);
  await Promise.all([removal.sweep(), removal.sweep(), removal.sweep()]);
  await removal.sweep();
  expect(await images.sql`SELECT id FROM images WHERE expires_at <= now()`).toEqual([]);
  const objects = await images.objects();
  expect(ids.filter((id) => objects.some((key) => key.includes(id)))).toEqual([]);
});

it('removes an unchecked upload of a crashed process', async () => {
  const { id } = await images.uploaded(person, (await personPhoto()).bytes);
  await images.sql`UPDATE images SET state = 'checking' WHERE id = ${id}`;
  await expire([id]);
  await removal.sweep();
  expect(await objectsOf(id)).toEqual([]);
});

it('removes the others when storage fails for one image', async () => {
  const [stuck, free] = [await images.portrait(person.owner), await images.portrait(person.owner)];
  const store = images.app.get(ObjectStore);
  const remove = store.remove.bind(store);
  jest
    .spyOn(store, 'remove')
    .mockImplementation((keys) =>
      keys.some((key) => key.includes(stuck.id))
        ? Promise.reject(new Error('no disk'))
        : remove(keys),
    );
  await expire([stuck.id, free.id]);
  await removal.sweep();
  expect(await objectsOf(free.id)).toEqual([]);
  expect(await objectsOf(stuck.id)).toHaveLength(2);
  expect((await images.as(person, `/api/images/${stuck.id}`)).status).toBe(404);
});

it('removes the other unreferenced objects when storage fails for one', async () => {
  const keys = ['renders/free.jpg', 'renders/stuck.jpg', 'renders/too.jpg'];
  await Promise.all(keys.map((key) => images.store.put(key, Buffer.from('old'))));
  const removals = images.app.get(ObjectRemovals);
  await removals.note(keys);
  await images.sql`UPDATE object_removals SET due_at = now()`;
  const store = images.app.get(ObjectStore);
  const remove = store.remove.bind(store);
  jest
    .spyOn(store, 'remove')
    .mockImplementation((all) =>
      all.includes('renders/stuck.jpg') ? Promise.reject(new Error('no disk')) : remove(all),
    );
  await removals.run();
  expect((await images.objects()).filter((key) => keys.includes(key))).toEqual([keys[1]]);
  expect(await images.sql`SELECT key FROM object_removals`).toEqual([{ key: keys[1] }]);
});

it('removes a display size that was created during the removal', async () => {
  const { id } = await images.portrait(person.owner);
  const image = await images.app.get(ImagesRepository).ofOwner(id, person.owner);
  if (!image) throw new Error('no portrait');
  const store = images.app.get(ObjectStore);
  const put = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementation(async (key, body) => {
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    await images.endUndo();
    await put(key, body);
  });
  await expect(images.app.get(DisplaySizeService).keyOf(image, 256)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await objectsOf(id)).toEqual([]);
});

it('metrics tell the bytes of all images', async () => {
  const told = async () => {
    await images.app.get(StoredBytesService).run();
    const metrics = await (await fetch(`${await images.app.getUrl()}/metrics`)).text();
    return Number(/^images_stored_bytes\{?.*\}? (\S+)$/m.exec(metrics)?.[1]);
  };
  const before = await told();
  const { id } = await images.portrait(person.owner);
  const [row] = await images.sql<{ bytes: number }[]>`SELECT bytes FROM images WHERE id = ${id}`;
  expect((await told()) - before).toBe(row?.bytes);
});

it('creates placeholders with the colours of new and old images once', async () => {
  const person = member();
  const list = async (query?: string) => (await images.list(person, query)).images;
  await images.uploaded(person, (await personPhoto()).bytes);
  const green = await images.portrait(person.owner, { should_add_watermark: 'false' });
  const before = await list();
  for (const { placeholder } of before) expect(placeholder?.length).toBeLessThanOrEqual(40);
  const made = before.find(({ id }) => id === green.id)?.placeholder ?? '';
  const { rgba } = thumbHashToRGBA(Buffer.from(made, 'base64'));
  expect(rgba[1]).toBeGreaterThan((rgba[0] ?? 255) + 100);

  const lost = await images.portrait(person.owner);
  await images.store.remove([lost.watermarked_key]);
  await images.sql`UPDATE images SET placeholder = NULL, words = NULL`;
  expect((await list()).map(({ placeholder }) => placeholder)).toEqual([null, null, null]);
  await images.app.get(UnfinishedImagesService).run();
  const after = await list();
  expect(after.find(({ id }) => id === lost.id)?.placeholder).toBeNull();
  expect(after.filter(({ placeholder }) => placeholder !== null)).toEqual(before);
  expect(await list('?q=oil')).toHaveLength(2);
  expect(
    await images.sql`
    SELECT FROM images WHERE owner_id = ${person.owner.id}
      AND (placeholder IS NULL OR words IS NULL)`,
  ).toEqual([]);
});

const DAY_MS = 24 * 3_600_000;

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
    const ids = await images.portraits(person.owner, 3);
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
    await images.claim(guest, free);
    await images.claim(another, subscriber);
    expect(await daysLeft(free, one.id)).toBe(90);
    expect(await daysLeft(subscriber, two.id)).toBeNull();
  });

  it('that expire soon are reported with the list', async () => {
    const person = member();
    const list = async () => (await images.list(person, '?page=1')).expiring;
    const [one = '', two = ''] = await images.portraits(person.owner, 3);
    expect(await list()).toBeNull();
    await expireIn([one], 13);
    await expireIn([two], 2);
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

  it('get one notice 14 days and one 3 days before expiry', async () => {
    const person = member();
    const [a = '', b = '', c = '', d = ''] = await images.portraits(person.owner, 4);
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
    await images.portraits(person.owner, 1);
    await images.portraits(subscriber.owner, 1);
    await images.portraits(guest.owner, 1);
    const [gone = ''] = await images.portraits(person.owner, 1);
    await expireIn([gone], 2);
    await images.as(person, `/api/images/${gone}`, { method: 'DELETE' });
    await run();
    for (const one of [person, subscriber, guest]) expect(told(one)).toEqual([]);
  });

  it('get a new notice after a subscription', async () => {
    const person = member();
    const [one = ''] = await images.portraits(person.owner, 1);
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
      const [one = ''] = await images.portraits(person.owner, 1);
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
});
