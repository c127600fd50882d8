import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { FaultyLink } from '@likeness/testing/faulty-link';
import { personPhoto } from '@likeness/testing/photos/people';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { ObjectStore } from '@likeness/storage/object-store';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import { STORAGE_LIMITS } from '@likeness/storage/storage-limits';
import sharp from 'sharp';
import { ImageRemovalService } from '../retention/image-removal.service.js';
import { member, type RunningImages, startImages } from '../testing/images-app.js';

/** Two attempts against hanging storage take two seconds; the rest allows for a busy machine. */
const BOUND_MS = 25_000;
const limits = { ...STORAGE_LIMITS };

let images: RunningImages;
let server: Awaited<ReturnType<typeof startS3StandIn>>;
let link: FaultyLink;
/** With all rights. */
let store: S3ObjectStore;
let photo: Buffer;
const person = member();

beforeAll(async () => {
  Object.assign(STORAGE_LIMITS, { idleMs: 900, retryMs: 1_000 });
  server = await startS3StandIn({ buckets: [] });
  link = await FaultyLink.before(server.port);
  store = new S3ObjectStore(server.options);
  images = await startImages({
    storage: {
      S3_ENDPOINT: `http://127.0.0.1:${link.port}`,
      S3_ACCESS_KEY: server.options.accessKey,
      S3_SECRET_KEY: server.options.secretKey,
    },
  });
  // The bucket is created on startup.
  await images.app.get(ObjectStore).check();
  photo = (await personPhoto('curls')).bytes;
});
afterAll(async () => {
  await images.close();
  await link.close();
  await server.close();
  Object.assign(STORAGE_LIMITS, limits);
});
afterEach(() => link.open());

const anotherPhoto = (hue: number) => sharp(photo).modulate({ hue }).jpeg().toBuffer();

async function expectUnavailable(answer: Promise<Response>): Promise<void> {
  const begun = performance.now();
  const response = await answer;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await response.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(performance.now() - begun).toBeLessThan(BOUND_MS);
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of ['uploads/', 'renders/', 'derived/']) {
    for await (const key of store.list(prefix)) keys.push(key);
  }
  return keys;
}

it.each(['refuse', 'hang'] as const)(
  'storage that would %s: returns 503 in time, stores nothing and recovers',
  async (mode) => {
    const { id } = await images.uploaded(person, photo);
    const rows = await images.rows();
    const objects = await stored();
    await link[mode]();
    await Promise.all([
      expectUnavailable(images.upload(person, await anotherPhoto(mode === 'hang' ? 40 : 80))),
      expectUnavailable(images.as(person, `/api/images/${id}/file`)),
      expectUnavailable(
        images.as(person, `/api/images/${id}/file?w=${mode === 'hang' ? 256 : 512}`),
      ),
    ]);
    const health = await fetch(`${await images.app.getUrl()}/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      status: 'unavailable',
      parts: { postgres: 'ok', redis: 'ok', storage: 'unavailable' },
    });
    const metrics = await (await fetch(`${await images.app.getUrl()}/metrics`)).text();
    const outcome = mode === 'hang' ? 'timed_out' : 'unreachable';
    for (const counted of ['ok', outcome]) {
      expect(metrics).toMatch(
        new RegExp(
          `storage_operation_seconds_count\\{operation="put",outcome="${counted}"\\} [1-9]`,
        ),
      );
    }
    await link.open();
    expect((await images.as(person, `/api/images/${id}/file`)).status).toBe(200);
    await images.sql`UPDATE images SET expires_at = now() WHERE state = 'removed'`;
    await images.app.get(ImageRemovalService).sweep();
    expect(await images.rows()).toBe(rows);
    expect(await stored()).toEqual(objects);
  },
);

it('hides an image deleted during an outage at once and removes its objects later', async () => {
  const { id } = await images.uploaded(person, await anotherPhoto(120));
  const before = await stored();
  await link.refuse();
  const answer = await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect((await images.as(person, `/api/images/${id}`)).status).toBe(404);
  await images.endUndo();
  await link.open();
  await images.app.get(ImageRemovalService).sweep();
  expect(await stored()).toEqual(before);
  await images.sql`UPDATE images SET expires_at = now() WHERE id = ${id}`;
  await images.app.get(ImageRemovalService).sweep();
  expect(await stored()).toEqual(before.filter((key) => !key.includes(id)));
  expect(await images.sql`SELECT FROM images WHERE id = ${id}`).toEqual([]);
});

it('removes a file of an unwanted render after the outage', async () => {
  // One, because after the first failure the removal of others still goes on.
  const key = 'renders/00000000-0000-4000-8000-000000000009/1/master.jpg';
  await store.put(key, photo);
  await link.refuse();
  const discard = { object_keys: [key] };
  expect((await images.asService('/internal/objects/discard', discard)).status).toBe(204);
  await link.open();
  await images.app.get(ObjectRemovals).run();
  expect(await store.size(key)).toBe(photo.length);
  await images.sql`UPDATE object_removals SET due_at = now()`;
  await images.app.get(ObjectRemovals).run();
  expect(await store.size(key)).toBeUndefined();
  expect(await images.sql`SELECT FROM object_removals`).toEqual([]);
});

it('rejects a portrait with unreadable files temporarily', async () => {
  await link.refuse();
  const keep = {
    id: '00000000-0000-4000-8000-000000000008',
    owner: person.owner,
    name: 'Oil painting',
    master_key: 'renders/00000000-0000-4000-8000-000000000008/1/master.jpg',
    watermarked_key: 'renders/00000000-0000-4000-8000-000000000008/1/watermarked.jpg',
    width: 100,
    height: 100,
    should_add_watermark: 'true',
    creation_method_name: 'portrait',
    creation_method_config: {},
    likeness: null,
    hidden: false,
  };
  await expectUnavailable(images.asService('/internal/portraits', keep));
  await link.open();
  const gone = await images.asService('/internal/portraits', keep);
  expect(await gone.json()).toMatchObject({ code: 'PORTRAIT_FILES_GONE' });
});
