import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createServer, type Socket, type AddressInfo } from 'node:net';
import { gatewaySuite, startGatewayUnderTest } from '../testing/running-gateway.js';
import { ANSWER_LIMITS } from './forwarder.service.js';

const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  detail: 'This service is unavailable right now. Please try again in a minute.',
};

describe('a service that fails', () => {
  const gateway = gatewaySuite();
  afterEach(() => gateway.images.answerWith(undefined));

  it('by not being there is unavailable, the other one is not', async () => {
    const half = await startGatewayUnderTest({ IMAGES_URL: 'http://127.0.0.1:1' });
    const [gone, there, upload] = await Promise.all([
      half.fetch('/api/images'),
      half.fetch('/api/lenses/jobs'),
      half.fetch('/api/images/uploads', { method: 'POST', body: new Uint8Array(5_000_000) }),
    ]);
    expect(gone.status).toBe(503);
    expect(await gone.json()).toMatchObject(UNAVAILABLE);
    expect(there.status).toBe(200);
    expect(upload.status).toBe(503);
    await half.close();
  });

  it('before it answers is unavailable', async () => {
    gateway.images.answerWith((request) => request.socket.destroy());
    for (const method of ['GET', 'DELETE']) {
      const response = await gateway.fetch('/api/images/x', { method });
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject(UNAVAILABLE);
    }
  });

  it('by stalling is unavailable after 20 s for logins and keyed payments, and after 30 s for reads', async () => {
    const limits = { ...ANSWER_LIMITS };
    expect(limits).toEqual({ readMs: 30_000, changeMs: 20_000 });
    Object.assign(ANSWER_LIMITS, { readMs: 4_000, changeMs: 1_000 });
    gateway.images.answerWith(() => undefined);
    gateway.auth.answerWith(() => undefined);
    gateway.billing.answerWith(() => undefined);
    const member = await gateway.memberHeaders();
    const pay = (headers: Record<string, string>, signal?: AbortSignal) =>
      gateway.fetch('/api/payments/one_time', {
        method: 'POST',
        headers: { ...member, ...headers },
        signal,
      });
    const withoutKey = new AbortController();
    const order: string[] = [];
    const expectUnavailable = async (what: string, answer: Promise<Response>) => {
      const response = await answer;
      order.push(what);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ detail: UNAVAILABLE.detail });
    };
    // Without a key, a retry would pay twice, so the gateway keeps waiting.
    const isWaitedFor = expect(pay({}, withoutKey.signal)).rejects.toThrow(/abort/i);
    await Promise.all([
      expectUnavailable('look', gateway.fetch('/api/images/x')),
      expectUnavailable('login', gateway.fetch('/api/auth/jwt/login', { method: 'POST' })),
      expectUnavailable('pay', pay({ 'idempotency-key': randomUUID() })),
    ]).finally(() => {
      Object.assign(ANSWER_LIMITS, limits);
      withoutKey.abort();
      gateway.auth.answerWith(undefined);
      gateway.billing.answerWith(undefined);
    });
    expect(order.toSorted()).toEqual(['login', 'look', 'pay']);
    expect(order.at(-1)).toBe('look');
    await isWaitedFor;
  }, 30_000);

  it('by closing a kept connection is retried for reads, never for writes', async () => {
    const calls: string[] = [];
    gateway.images.answerWith((request, response) => {
      calls.push(request.method ?? '');
      if (calls.length === 1) request.socket.destroy();
      else response.end('{}');
    });
    expect((await gateway.fetch('/api/images/x')).status).toBe(200);
    calls.length = 0;
    expect((await gateway.fetch('/api/images/x', { method: 'DELETE' })).status).toBe(503);
    expect(calls).toEqual(['DELETE']);
  });

  it('in the middle of an answer breaks the answer off', async () => {
    gateway.images.answerWith((request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half');
      setTimeout(() => request.socket.destroy(), 50);
    });
    const response = await gateway.fetch('/api/images/x/file');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    gateway.images.answerWith(undefined);
    expect((await gateway.fetch('/api/images')).status).toBe(200);
  });

  it('is not to blame for a client that leaves before the first byte', async () => {
    const logged: string[] = [];
    const own = await startGatewayUnderTest({}, undefined, logged);
    const left = new Promise((resolve) => {
      own.lenses.answerWith((asked, response) => {
        asked.resume();
        asked.socket.once('close', resolve);
        response.writeHead(200, { 'content-length': '1000' }).flushHeaders();
        setTimeout(() => client.destroy(), 200);
      });
    });
    const client = request(`${own.url}/api/lenses/prompt-readings`, { method: 'POST' });
    client.on('error', () => undefined).end('{}');
    await left;
    expect((await own.fetch('/api/images')).status).toBe(200);
    expect(logged).toEqual([]);
    await own.close();
  });

  it('by talking nonsense is unavailable', async () => {
    const sockets = new Set<Socket>();
    const nonsense = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.end('hello\r\n\r\n');
    });
    await new Promise<void>((resolve) => nonsense.listen(0, '127.0.0.1', resolve));
    const { port } = nonsense.address() as AddressInfo;
    const odd = await startGatewayUnderTest({ LENSES_URL: `http://127.0.0.1:${port}` });
    expect((await odd.fetch('/api/lenses/jobs')).status).toBe(503);
    await odd.close();
    nonsense.close();
  });

  it('with an error of its own keeps its words', async () => {
    gateway.images.answerWith((_request, response) => {
      response.writeHead(503, { 'retry-after': '30', 'content-type': 'application/json' });
      response.end('{"code":"QUEUE_FULL"}');
    });
    const response = await gateway.fetch('/api/images/x');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({ code: 'QUEUE_FULL' });
  });

  it.each([
    ['says nothing of keeping', undefined, 'no-store'],
    ['says how to keep', 'private, no-cache', 'private, no-cache'],
  ])('answers whose service %s are kept as is safe', async (_case, given, expected) => {
    gateway.auth.answerWith((_request, response) => {
      response.writeHead(200, given === undefined ? {} : { 'cache-control': given });
      response.end('{"access_token":"x"}');
    });
    const response = await gateway.fetch('/api/auth/jwt/login', { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe(expected);
    gateway.auth.answerWith(undefined);
  });

  it('cannot loosen the headers that protect people', async () => {
    gateway.images.answerWith((_request, response) => {
      response.writeHead(200, {
        'content-security-policy': 'default-src *',
        'referrer-policy': 'unsafe-url',
        'keep-alive': 'timeout=999',
        etag: '"1"',
      });
      response.end();
    });
    const { headers } = await gateway.fetch('/api/images/x');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('keep-alive')).not.toContain('999');
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('a gateway that stops completes responses, and cuts off slow ones', async () => {
  const gateway = await startGatewayUnderTest();
  let arrived = 0;
  gateway.lenses.answerWith((request, response) => {
    arrived += 1;
    if (request.url === '/api/lenses/jobs') setTimeout(() => response.end('done'), 1_000);
  });
  const quick = gateway.fetch('/api/lenses/jobs').then((response) => response.text());
  const endless = gateway.fetch('/api/lenses/allowance').then(
    () => 'answered',
    () => 'cut off',
  );
  while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const began = Date.now();
  await gateway.close();
  expect(await quick).toBe('done');
  expect(await endless).toBe('cut off');
  expect(Date.now() - began).toBeLessThan(8_000);
});
