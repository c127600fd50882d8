import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { FileObjectStore } from './file-object-store.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';
import { ObjectMissingError } from './storage-error.js';

type Fixture = { store: ObjectStore; close: () => Promise<void> };

async function fileFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
  return {
    store: new FileObjectStore(path.join(folder, 'objects')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function s3Fixture(): Promise<Fixture> {
  const { options, close } = await startS3StandIn({ buckets: [] });
  return { store: new S3ObjectStore(options), close };
}

const { TEST_S3_ENDPOINT: endpoint, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;

async function givenFixture(): Promise<Fixture> {
  const store = new S3ObjectStore({
    endpoint: endpoint ?? '',
    accessKey: TEST_S3_ACCESS_KEY ?? '',
    secretKey: TEST_S3_SECRET_KEY ?? '',
    bucket: `likeness-${randomUUID()}`,
    region: 'us-east-1',
  });
  return Promise.resolve({ store, close: () => Promise.resolve() });
}

const PLACES: [string, () => Promise<Fixture>][] = [
  ['files', fileFixture],
  ['S3', s3Fixture],
];
if (endpoint !== undefined) PLACES.push(['S3 at TEST_S3_ENDPOINT', givenFixture]);

describe.each(PLACES)('object store on %s', (name, open) => {
  let fixture: Fixture;
  let store: ObjectStore;

  beforeAll(async () => {
    fixture = await open();
    store = fixture.store;
    await expect(store.check()).rejects.toMatchObject({ fault: 'bucket_missing' });
    await Promise.all([store.prepare(), store.prepare()]);
    await store.check();
  });
  afterAll(() => fixture.close());

  it('returns the stored bytes', async () => {
    await store.put('renders/a/master.jpg', Buffer.from('portrait'));
    expect((await store.read('renders/a/master.jpg')).toString()).toBe('portrait');
    expect(await store.size('renders/a/master.jpg')).toBe(8);
  });

  it('replaces a further size completely', async () => {
    await store.put('derived/b/large.jpg', Buffer.from('first and long'));
    await store.put('derived/b/large.jpg', Buffer.from('second'));
    expect((await store.read('derived/b/large.jpg')).toString()).toBe('second');
  });

  (name === 'files' ? it : it.skip)('refuses to change an object', async () => {
    await store.put('uploads/b/photo.jpg', Buffer.from('first'));
    await store.put('uploads/b/photo.jpg', Buffer.from('first'));
    const changed = store.put('uploads/b/photo.jpg', Buffer.from('second'));
    await expect(changed).rejects.toThrow('uploads/b/photo.jpg is written twice');
    expect((await store.read('uploads/b/photo.jpg')).toString()).toBe('first');
  });

  it('streams a range with both ends inclusive', async () => {
    await store.put('renders/c/master.jpg', Buffer.from('0123456789'));
    const part = await buffer(await store.stream('renders/c/master.jpg', { start: 2, end: 5 }));
    expect(part.toString()).toBe('2345');
  });

  it('streams a large object to a slow reader', async () => {
    const body = Buffer.alloc(3_000_000, 'abcdefg');
    await store.put('renders/large.jpg', body);
    const received: Buffer[] = [];
    for await (const chunk of await store.stream('renders/large.jpg')) {
      received.push(chunk as Buffer);
      if (received.length % 10 === 0) await sleep(20);
    }
    expect(Buffer.concat(received).equals(body)).toBe(true);
  });

  it('stores and streams an empty object', async () => {
    await store.put('renders/empty.jpg', Buffer.alloc(0));
    expect((await store.read('renders/empty.jpg')).length).toBe(0);
  });

  it('aborts a call with the signal’s reason', async () => {
    const signal = AbortSignal.abort(new Error('nobody wants it any more'));
    for (const call of [
      store.put('renders/gone.jpg', Buffer.from('x'), { signal }),
      store.read('renders/b/master.jpg', { signal }),
      store.size('renders/b/master.jpg', { signal }),
      store.remove(['renders/b/master.jpg'], { signal }),
    ]) {
      await expect(call).rejects.toThrow('nobody wants it any more');
    }
    expect(await store.size('renders/gone.jpg')).toBeUndefined();
  });

  it('names a missing object', async () => {
    await expect(store.read('renders/none.jpg')).rejects.toThrow(ObjectMissingError);
    await expect(store.stream('renders/none.jpg')).rejects.toThrow(ObjectMissingError);
    expect(await store.size('renders/none.jpg')).toBeUndefined();
  });

  it('removes objects and ignores missing ones', async () => {
    await store.put('uploads/d.jpg', Buffer.from('x'));
    await store.remove(['uploads/d.jpg', 'uploads/never.jpg']);
    expect(await store.size('uploads/d.jpg')).toBeUndefined();
  });

  it('lists by prefix', async () => {
    await store.put('lists/one/a.jpg', Buffer.from('x'));
    await store.put('lists/two/b.jpg', Buffer.from('x'));
    const keys: string[] = [];
    for await (const key of store.list('lists/one/')) keys.push(key);
    expect(keys).toEqual(['lists/one/a.jpg']);
  });

  it.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a b', ''])(
    'rejects the key %p',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('malformed object key');
    },
  );
});
