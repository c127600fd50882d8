import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import {
  bytesOf,
  meanColour,
  type RunningImages,
  startImages,
  visitor,
} from '../testing/images-app.js';

const tokens = new InternalTokens(TEST_SECRET);
const IN_PAGE = { 'sec-fetch-mode': 'no-cors' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate' };

let images: RunningImages;
let server: Awaited<ReturnType<typeof startS3StandIn>>;
let person: Person;
let id: string;

beforeAll(async () => {
  server = await startS3StandIn();
  const { endpoint, accessKey, secretKey } = server.options;
  images = await startImages({
    storage: {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_PUBLIC_URL: endpoint,
    },
    store: new S3ObjectStore(server.options),
  });
  person = visitor();
  id = (await images.portrait(person.owner)).id;
});
afterAll(async () => {
  await images.close();
  await server.close();
});

type Request = { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; by?: Person };

/** `fetch` would replace `Sec-Fetch-Mode`. */
async function ask(query: string, { method = 'GET', headers = {}, by = person }: Request = {}) {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await images.app.inject({
    method,
    url: `/api/images/${id}/file${query}`,
    headers: { ...headers, authorization: `Bearer ${tokens.sign(by, 'images')}` },
  });
  return { status: statusCode, headers: answered, bytes: rawPayload };
}

describe('a browser that shows a picture', () => {
  it.each(['', '?w=256'])(
    'gets an address of the watermarked file, which opens no other (%s)',
    async (query) => {
      const { status, headers, bytes } = await ask(query, { headers: IN_PAGE });
      expect([status, bytes.length]).toEqual([302, 0]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('etag');
      const address = String(headers.location);
      expect(address.startsWith(`${server.options.endpoint}/likeness/`)).toBe(true);
      expect(address).not.toContain('master');

      const streamed = await ask(query);
      const found = await fetch(address);
      expect(found.headers.get('content-type')).toBe(streamed.headers['content-type']);
      expect(found.headers.get('content-disposition')).toBeNull();
      const picture = await bytesOf(found);
      expect(picture.equals(streamed.bytes)).toBe(true);
      const [red = 0, green = 0] = await meanColour(picture);
      expect([red > 200, green < 50]).toEqual([true, true]);
      expect((await fetch(address.replace('watermarked', 'master'))).status).toBe(403);
    },
  );

  it('gets 304 without an address if it has the picture', async () => {
    const { etag = '' } = (await ask('?w=256')).headers;
    const again = await ask('?w=256', { headers: { ...IN_PAGE, 'if-none-match': String(etag) } });
    expect([again.status, again.headers.location]).toEqual([304, undefined]);
  });

  it('gets 404 without an address for the picture of another person or a missing file', async () => {
    const foreign = await ask('', { headers: IN_PAGE, by: visitor() });
    expect([foreign.status, foreign.headers.location]).toEqual([404, undefined]);
    const { id: other, watermarked_key: key } = await images.portrait(person.owner);
    await images.store.remove([key]);
    const { statusCode, headers } = await images.app.inject({
      url: `/api/images/${other}/file`,
      headers: { ...IN_PAGE, authorization: `Bearer ${tokens.sign(person, 'images')}` },
    });
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });
});

it.each<[string, string, Request]>([
  ['a script', '', { headers: { 'sec-fetch-mode': 'cors' } }],
  ['a download', '?download=1', { headers: NAVIGATION }],
  ['a saved link', '?download=1', { headers: IN_PAGE }],
  ['a tab of its own', '', { headers: NAVIGATION }],
  ['HEAD', '', { method: 'HEAD', headers: IN_PAGE }],
  ['a client that is no browser', '', {}],
])('%s gets the bytes from the service', async (_who, query, request) => {
  const { status, headers } = await ask(query, request);
  expect([status, headers.location]).toEqual([200, undefined]);
  expect(Number(headers['content-length'])).toBeGreaterThan(1_000);
});
