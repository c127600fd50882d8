import { CLOCK_ALONE } from '@likeness/testing/clock-alone';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { S3ObjectStore } from './s3-object-store.js';

/** A multiple of the four minutes after which an address changes. */
const BEGIN = Date.UTC(2027, 0, 1);
const KEY = 'renders/a/watermarked.jpg';

let server: Awaited<ReturnType<typeof startS3StandIn>>;

beforeAll(async () => {
  server = await startS3StandIn();
  jest.useFakeTimers({ now: BEGIN, doNotFake: [...CLOCK_ALONE] });
});
afterAll(async () => {
  jest.useRealTimers();
  await server.close();
});

it('an address stays the same for four minutes and works for five', async () => {
  const { options } = server;
  const store = new S3ObjectStore({ ...options, publicUrl: options.endpoint });
  await store.put(KEY, Buffer.from('portrait'));
  const first = (await store.address(KEY)) ?? '';
  const after = async (seconds: number, address: string) => {
    jest.setSystemTime(BEGIN + seconds * 1_000);
    return (await fetch(address)).status;
  };
  expect(await after(239, first)).toBe(200);
  expect(await store.address(KEY)).toBe(first);
  expect(await after(240, first)).toBe(200);
  const second = (await store.address(KEY)) ?? '';
  expect(second).not.toBe(first);
  expect(await after(299, first)).toBe(200);
  expect(await after(301, first)).toBe(403);
  expect(await after(301, second)).toBe(200);
});

it.each([true, false])(
  'a store starts with a private bucket only (public: %s)',
  async (isPublic) => {
    const { options, close } = await startS3StandIn({ isPublic });
    const store = new S3ObjectStore({ ...options, publicUrl: options.endpoint });
    if (isPublic) await expect(store.prepare()).rejects.toThrow('without a signature');
    else await store.prepare();
    await close();
  },
);

it('an address names the public host and needs no call of the store', async () => {
  const store = new S3ObjectStore({
    ...server.options,
    endpoint: 'http://127.0.0.1:1',
    publicUrl: 'https://pictures.example.org',
  });
  expect(await store.address(KEY)).toMatch(
    /^https:\/\/pictures\.example\.org\/likeness\/renders\/a\/watermarked\.jpg\?/,
  );
});
