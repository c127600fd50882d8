import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyLink } from '@likeness/testing/faulty-link';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { startTestServer } from '@likeness/testing/test-server';
import { until } from '@likeness/testing/until';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';
import { type S3Options } from './s3-fault.js';
import { ObjectMissingError, StorageError, type StorageFault } from './storage-error.js';
import type { StorageLimits } from './storage-limits.js';
import { waitForStorage } from './wait-out.js';

const LIMITS: StorageLimits = {
  connectMs: 300,
  idleMs: 300,
  minBytesPerSecond: 100_000,
  retryMs: 500,
};
const KEY = 'renders/a/master.jpg';
const BOUND_MS = 10_000;

const xmlError =
  (status: number, code: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.end(request.method === 'HEAD' ? undefined : body);
  };

const drip: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': '100000' });
  const timer = setInterval(() => response.write('x'), 1_000);
  response.write('x');
  response.once('close', () => clearInterval(timer));
};

const breakOff: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': '100000' });
  response.write('x'.repeat(1_000), () => setTimeout(() => response.socket?.resetAndDestroy(), 20));
};

const hang: RequestListener = (request) => void request.resume();

async function misbehaving(answer: RequestListener) {
  let calls = 0;
  const { server, port, close } = await startTestServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  return {
    store: storeAt(port),
    calls: () => calls,
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    close,
  };
}

function storeAt(port: number, change: Partial<S3Options> = {}, limits = LIMITS): S3ObjectStore {
  const options = {
    accessKey: 'key',
    secretKey: 'secret',
    bucket: 'likeness',
    region: 'us-east-1',
  };
  return new S3ObjectStore({ endpoint: `http://127.0.0.1:${port}`, ...options, ...change }, limits);
}

async function listAll(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list('renders/')) keys.push(key);
  return keys;
}

const CALLS: Record<string, (store: ObjectStore) => Promise<unknown>> = {
  put: (store) => store.put(KEY, Buffer.alloc(200_000)),
  read: (store) => store.read(KEY),
  stream: async (store) => buffer(await store.stream(KEY, { start: 2, end: 50_000 })),
  size: (store) => store.size(KEY),
  remove: (store) => store.remove([KEY]),
  list: listAll,
  check: (store) => store.check(),
  prepare: (store) => store.prepare(),
};

async function faultOf(call: Promise<unknown>): Promise<StorageFault | 'missing' | 'none'> {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (error instanceof ObjectMissingError) return 'missing';
    if (error instanceof StorageError) return error.fault;
    throw error;
  }
}

describe.each(Object.entries(CALLS))('%s of an S3 store', (name, call) => {
  const table: [string, RequestListener, StorageFault][] = [
    ['takes the connection and never answers', hang, 'timed_out'],
    ['answers 503 SlowDown', xmlError(503, 'SlowDown'), 'overloaded'],
    ['has no such bucket', xmlError(404, 'NoSuchBucket'), 'bucket_missing'],
    ['breaks every connection', (request) => request.socket.resetAndDestroy(), 'unreachable'],
  ];
  const causes: typeof table = [
    ['answers 500', xmlError(500, 'InternalError'), 'overloaded'],
    ['answers 429', xmlError(429, 'TooManyRequests'), 'overloaded'],
    ['does not know the key', xmlError(403, 'InvalidAccessKeyId'), 'refused'],
    ['does not know the key and answers 404', xmlError(404, 'XAdminUserNotFound'), 'refused'],
    ['refuses the signature', xmlError(403, 'SignatureDoesNotMatch'), 'refused'],
    ['is full', xmlError(507, 'XMinioStorageFull'), 'full'],
    ['is another kind of server', xmlError(405, 'MethodNotAllowed'), 'rejected'],
  ];
  it.each(name === 'put' ? [...table, ...causes] : table)(
    'that %s fails in time with its reason',
    async (_what, answer, fault) => {
      const server = await misbehaving(answer);
      const begun = performance.now();
      expect(await faultOf(call(server.store))).toBe(fault);
      expect(performance.now() - begun).toBeLessThan(BOUND_MS);
      await until(async () => (await server.connections()) <= 1, 'connections let go');
      await server.close();
    },
  );

  it('that is not running fails in time with its reason', async () => {
    const server = await misbehaving(hang);
    await server.close();
    expect(await faultOf(call(server.store))).toBe('unreachable');
  });

  it('retries only transient faults', async () => {
    for (const [answer, again] of [
      [xmlError(503, 'SlowDown'), true],
      [xmlError(403, 'AccessDenied'), false],
    ] as const) {
      const server = await misbehaving(answer);
      await faultOf(call(server.store));
      const once = name === 'check' || !again;
      if (once) expect(server.calls()).toBe(1);
      else expect(server.calls()).toBeGreaterThan(1);
      await server.close();
    }
  });
});

describe('bytes of an S3 store', () => {
  it.each([
    ['one a second', drip, 'timed_out'],
    ['some and then a broken connection', breakOff, 'unreachable'],
  ] as const)('that come as %s end in time', async (_what, answer, fault) => {
    const server = await misbehaving(answer);
    const begun = performance.now();
    expect(await faultOf(server.store.read(KEY))).toBe(fault);
    expect(await faultOf(buffer(await server.store.stream(KEY)))).toBe(fault);
    expect(performance.now() - begun).toBeLessThan(2 * BOUND_MS);
    await until(async () => (await server.connections()) === 0, 'connections let go');
    await server.close();
  });

  it('resume after a broken connection', async () => {
    const whole = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    const asked: (string | undefined)[] = [];
    const server = await misbehaving((request, response) => {
      asked.push(request.headers.range);
      const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const rest = whole.subarray(start);
      response.writeHead(start === 0 ? 200 : 206, { 'content-length': String(rest.length) });
      if (start > 0) response.end(rest);
      else response.write(rest.subarray(0, 40_000), () => setTimeout(() => response.destroy(), 50));
    });
    expect((await server.store.read(KEY)).equals(whole)).toBe(true);
    expect(asked).toEqual([undefined, 'bytes=40000-']);
    await server.close();
  });

  it('wait for a slow reader', async () => {
    const whole = Buffer.alloc(2_000_000, 'x');
    const server = await misbehaving((_request, response) => {
      response.writeHead(200, { 'content-length': String(whole.length) });
      response.end(whole);
    });
    const stream = await server.store.stream(KEY);
    let received = 0;
    for await (const chunk of stream) {
      if (received === 0) await sleep(5 * LIMITS.idleMs);
      received += (chunk as Buffer).length;
    }
    expect(received).toBe(whole.length);
    expect(server.calls()).toBe(1);
    await server.close();
  });

  it('close the connection when the reader leaves, even unread', async () => {
    const server = await misbehaving((_request, response) => {
      response.writeHead(200, { 'content-length': '2000000' });
      response.write(Buffer.alloc(1_000_000));
    });
    const unread = await server.store.stream(KEY);
    unread.destroy();
    const half = await server.store.stream(KEY);
    for await (const _chunk of half) break;
    await until(async () => (await server.connections()) === 0, 'connections let go');
    await server.close();
  });
});

it('a 404 without a body means a missing object or, without a bucket, a missing bucket', async () => {
  const empty: RequestListener = (_request, response) => response.writeHead(404).end();
  const list = '<?xml version="1.0"?><ListBucketResult><Name>likeness</Name></ListBucketResult>';
  const server = await misbehaving((request, response) => {
    if (request.url?.includes('list-type=2')) response.writeHead(200).end(list);
    else empty(request, response);
  });
  expect(await server.store.size(KEY)).toBeUndefined();
  expect(await faultOf(server.store.read(KEY))).toBe('missing');
  await server.close();
  const without = await misbehaving(empty);
  for (const name of ['size', 'read', 'remove', 'check'] as const) {
    expect(await faultOf(CALLS[name]?.(without.store) ?? Promise.resolve())).toBe('bucket_missing');
  }
  await without.close();
});

describe('an S3 store with a real server behind it', () => {
  let server: Awaited<ReturnType<typeof startS3StandIn>>;
  let link: FaultyLink;
  beforeEach(async () => {
    server = await startS3StandIn({ buckets: [] });
    link = await FaultyLink.before(server.port);
  });
  afterEach(async () => {
    await link.close();
    await server.close();
  });
  const options = (): S3Options => ({
    ...server.options,
    endpoint: `http://127.0.0.1:${link.port}`,
  });

  it('names the fault and the setting', async () => {
    const said = async (store: ObjectStore) =>
      store.check().then(
        () => '',
        (error: Error) => error.message,
      );
    const at = (change: Partial<S3Options>) => new S3ObjectStore({ ...options(), ...change });
    expect(await said(at({}))).toMatch(/has no bucket likeness; make it or set S3_BUCKET/);
    await at({}).prepare();
    expect(await said(at({}))).toBe('');
    expect(await said(at({ accessKey: 'UNKNOWN' }))).toMatch(
      /refuses the credentials \(InvalidAccessKeyId\); set S3_ACCESS_KEY/,
    );
    expect(await said(at({ secretKey: 'wrong' }))).toMatch(
      /refuses the credentials \(SignatureDoesNotMatch\)/,
    );
    expect(await said(at({ endpoint: 'http://127.0.0.1:1' }))).toMatch(
      /no S3 store can be reached at 127.0.0.1:1 \(ECONNREFUSED\); S3_ENDPOINT says where it is/,
    );
  });

  it('bridges a short outage', async () => {
    const store = new S3ObjectStore(options());
    await store.prepare();
    await link.refuse();
    const put = store.put(KEY, Buffer.from('portrait'));
    await sleep(500);
    await link.open();
    await put;
    expect((await store.read(KEY)).toString()).toBe('portrait');
  });

  it('is retried during any outage and reported once', async () => {
    const store = new S3ObjectStore(options(), LIMITS);
    const patient = new S3ObjectStore(options());
    await patient.prepare();
    const told: StorageFault[] = [];
    const stop = new AbortController();
    const stored = waitForStorage(
      () => store.put('renders/b/master.jpg', Buffer.from('x'), { signal: stop.signal }),
      stop.signal,
      ({ fault }) => told.push(fault),
    );
    await link.refuse();
    await until(() => told.includes('unreachable'), 'the first word');
    await link.hang();
    await until(() => told.includes('timed_out'), 'the second word');
    await link.open();
    await stored;
    expect(told).toEqual(['unreachable', 'timed_out']);
    expect(await patient.size('renders/b/master.jpg')).toBe(1);
  });

  it('is no longer retried after the caller aborts', async () => {
    const store = new S3ObjectStore(options());
    await link.hang();
    const stop = new AbortController();
    const waiting = waitForStorage(
      () => store.read(KEY, { signal: stop.signal }),
      stop.signal,
      () => undefined,
    );
    await sleep(200);
    stop.abort(new Error('expired'));
    await expect(waiting).rejects.toThrow('expired');
    await until(() => link.connections === 0, 'connections let go');
    await link.open();
  });
});
