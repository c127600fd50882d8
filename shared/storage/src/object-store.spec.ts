import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { FileObjectStore } from './file-object-store.js';
import { ObjectMissingError, type ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';

type Fixture = { store: ObjectStore; close: () => Promise<void> };

async function fileFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
  return {
    store: new FileObjectStore(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function s3Fixture(): Promise<Fixture> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'likeness', configs: [] }],
  });
  const address = await server.run();
  return {
    store: new S3ObjectStore({
      endpoint: `http://127.0.0.1:${address.port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'likeness',
      region: 'us-east-1',
    }),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe.each([
  ['files', fileFixture],
  ['S3', s3Fixture],
])('object store on %s', (_name, open) => {
  let fixture: Fixture;
  let store: ObjectStore;

  beforeAll(async () => {
    fixture = await open();
    store = fixture.store;
    await store.check();
  });
  afterAll(() => fixture.close());

  it('gives back the bytes it was given', async () => {
    await store.put('renders/a/master.jpg', Buffer.from('portrait'));
    expect((await store.read('renders/a/master.jpg')).toString()).toBe('portrait');
    expect(await store.size('renders/a/master.jpg')).toBe(8);
  });

  it('replaces an object whole', async () => {
    await store.put('renders/b/master.jpg', Buffer.from('first and long'));
    await store.put('renders/b/master.jpg', Buffer.from('second'));
    expect((await store.read('renders/b/master.jpg')).toString()).toBe('second');
  });

  it('streams a range with both ends inclusive', async () => {
    await store.put('renders/c/master.jpg', Buffer.from('0123456789'));
    const part = await buffer(await store.stream('renders/c/master.jpg', { start: 2, end: 5 }));
    expect(part.toString()).toBe('2345');
  });

  it('says which object is missing', async () => {
    await expect(store.read('renders/none.jpg')).rejects.toThrow(ObjectMissingError);
    await expect(store.stream('renders/none.jpg')).rejects.toThrow(ObjectMissingError);
    expect(await store.size('renders/none.jpg')).toBeUndefined();
  });

  it('removes objects, missing ones too', async () => {
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
    'refuses the key %p',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('malformed object key');
    },
  );
});
