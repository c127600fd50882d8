import { OPERATOR_CALLS } from '@likeness/contracts/calls/all-calls';
import { gatewaySuite } from '../testing/running-gateway.js';

const gateway = gatewaySuite();

describe('routing', () => {
  it.each([
    ['GET', '/api/images/?page=2&limit=48', 'images'],
    ['DELETE', '/api/images', 'images'],
    ['GET', '/api/images/all-styles/', 'lenses'],
    ['GET', '/api/images/all-styles-of-mine', 'images'],
    ['GET', '/api/images/headposes', 'images'],
    ['GET', '/api/images/default-headposes/default_front.webp', 'lenses'],
    ['POST', '/api/lenses/anonymous/portrait/', 'lenses'],
    ['GET', '/api/auth/google/callback?code=a&state=b', 'auth'],
    ['PATCH', '/api/users/me', 'auth'],
    ['POST', '/api/payments/webhook', 'billing'],
  ])('%s %s goes to %s as it is', async (method, url, service) => {
    const headers = await gateway.memberHeaders();
    expect(await gateway.seen(url, { method, headers })).toMatchObject({ service, method, url });
  });

  describe('a known path', () => {
    it.each([
      ['PUT', '/api/images/x/', 'GET, HEAD, DELETE'],
      ['OPTIONS', '/api/lenses/jobs', 'GET, HEAD'],
      ['TRACE', '/api/lenses/portrait', 'POST'],
      ['QUERY', '/api/images', 'GET, HEAD, DELETE'],
      ['PROPFIND', '/api/payments/subscription', 'POST, DELETE'],
    ])('tells %s %s what it has instead', async (method, path, allow) => {
      const { status, headers, body } = await gateway.raw(path, method);
      expect([status, headers.allow]).toEqual([405, allow]);
      expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    });

    it('of accounts tells it in their form', async () => {
      const { status, headers, body } = await gateway.raw('/api/users/me', 'TRACE');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, PATCH, DELETE']);
      expect(JSON.parse(body)).toEqual({ detail: 'Method Not Allowed' });
    });

    it.each([
      ['POST', '/api/lenses/portrait'],
      ['POST', '/api/lenses/portrait-flux-kontext/'],
      ['HEAD', '/api/payments/ledger'],
      ['DELETE', '/api/users/me'],
      ['POST', '/api/auth/jwt/logout'],
    ])('for members says so before it looks at the body: %s %s', async (method, path) => {
      const { status, headers } = await gateway.raw(path, method);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    });
  });

  it.each([
    ['GET', '/api/auth/%2e', 404, 'Not Found'],
    ['POST', '/api/users/me/export', 405, 'Method Not Allowed'],
    ['DELETE', '/api/users/me', 401, 'Unauthorized'],
  ])('%s %s of accounts is refused in their form', async (method, path, status, detail) => {
    const answer = await gateway.raw(path, method);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { detail }]);
  });

  it('shows a guest the response to a rejected large form', async () => {
    const body = new Uint8Array(15_000_000);
    const refused = await gateway.fetch('/api/lenses/portrait', { method: 'POST', body });
    expect(refused.status).toBe(401);
  });

  it('forwards HEAD with the content length', async () => {
    gateway.images.answerWith((_request, response) => {
      response.writeHead(200, { 'content-length': 5_000_000, 'content-type': 'image/png' }).end();
    });
    const response = await gateway.fetch('/api/images/x/file', { method: 'HEAD' });
    gateway.images.answerWith(undefined);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('5000000');
    expect(await response.text()).toBe('');
  });

  it('passes conditions and ranges on and their answers back', async () => {
    gateway.images.answerWith((request, response) => {
      const range = request.headers.range;
      if (request.headers['if-none-match']) response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(206, { 'content-range': `${range}/9` }).end('abc');
    });
    const unchanged = await gateway.raw('/api/images/x/file', 'GET', { 'if-none-match': '"1"' });
    const part = await gateway.fetch('/api/images/x/file', { headers: { range: 'bytes=0-2' } });
    gateway.images.answerWith(undefined);
    expect(unchanged).toMatchObject({ status: 304, body: '', headers: { etag: '"1"' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes=0-2/9');
    expect(await part.text()).toBe('abc');
  });

  it('lets a service set the policy of its own pages only', async () => {
    gateway.billing.answerWith((request, response) => {
      if (request.method === 'GET') response.setHeader('content-security-policy', 'own');
      response.end();
    });
    const policy = async (path: string, method = 'GET') =>
      (await gateway.fetch(path, { method })).headers.get('content-security-policy');
    const page = '/api/payments/declarations/confirmation';
    const policies = [await policy(`${page}?token=x`), await policy(page, 'POST')];
    const other = await policy('/api/payments/prices');
    gateway.billing.answerWith(undefined);
    const strict = "default-src 'none'; frame-ancestors 'none'";
    expect([...policies, other]).toEqual(['own', strict, strict]);
  });

  it('shows a signature to the webhook alone, with the bytes as they came', async () => {
    const body = '{ "id" : "evt_1" }';
    const init = { method: 'POST', body, headers: { 'stripe-signature': 't=1,v1=ab' } };
    const heard = await gateway.seen('/api/payments/webhook', init);
    expect(heard.headers['stripe-signature']).toBe('t=1,v1=ab');
    expect(heard.bodyBytes).toBe(body.length);
    const other = await gateway.seen('/api/payments/declarations', init);
    expect(other.headers['stripe-signature']).toBeUndefined();
  });

  it('shows the key of a request where payments begin', async () => {
    const member = await gateway.memberHeaders();
    const headers = { ...member, 'idempotency-key': '"a-key-of-a-request"' };
    const init = { method: 'POST', headers };
    const keyOf = async (path: string) =>
      (await gateway.seen(path, init)).headers['idempotency-key'];
    expect(await keyOf('/api/payments/one_time')).toBe('"a-key-of-a-request"');
    expect(await keyOf('/api/payments/subscription')).toBe('"a-key-of-a-request"');
    expect(await keyOf('/api/payments/declarations')).toBeUndefined();
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/lenses'],
    ['GET', '/api/payments'],
    ['POST', '/api/newsletters'],
    ['GET', '/API/images'],
    ['GET', '/internal/photos'],
    ['POST', '/internal/photos'],
    ['POST', '/pricing'],
  ])('%s %s is not found', async (method, url) => {
    const response = await gateway.fetch(url, { method, headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      detail: 'Not Found',
      message: 'Not Found',
      code: 'NOT_FOUND',
    });
  });

  it.each([
    '/api/../internal/photos',
    '/api/images/../../internal/photos',
    '/api/images/%2e%2e/%2e%2e/internal/photos',
    '/api/images/%2E%2E%2F%2E%2E%2Finternal/photos',
    '/api/images/..%2f..%2finternal/photos',
    '/api/images/..%5c..%5cinternal/photos',
    '/api/images/..\\..\\internal/photos',
    '/api/images//internal/photos',
    '/api/images/./x',
    '/api/images/..',
    '/api/images/;x',
    '/api/images%2finternal',
    '//internal/photos',
    '//api/images',
    '/api//images',
    '/%61pi/images',
    '/internal%2fphotos',
    '/%69nternal/photos',
    'http://127.0.0.1/internal/photos',
    'http://127.0.0.1/api/images/../internal',
  ])('%s reaches no service', async (path) => {
    let reached = false;
    for (const service of [gateway.images, gateway.lenses]) {
      service.answerWith((_request, response) => {
        reached = true;
        response.end();
      });
    }
    const answers = await Promise.all(['GET', 'POST'].map((method) => gateway.raw(path, method)));
    for (const service of [gateway.images, gateway.lenses]) service.answerWith(undefined);
    expect(reached).toBe(false);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each(['/api/images/%zz', '/api/images/%', '/api/images/%ff?x=1'])(
    '%s can not be understood',
    async (path) => {
      const { status, body } = await gateway.raw(path);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

const UNKNOWN = '/api/auth/no-such-call';
const CALLS = OPERATOR_CALLS.map(({ method, path }) => ({
  method,
  path: path.replace(':account_id', '3f0c9b1e-5d1f-4c54-9f6e-0b7c6f5b7a11'),
}));
/** Each of these could reveal that a call exists. */
const WAYS: Readonly<Record<string, Record<string, string>>> = {
  'with nothing': {},
  'with a token that is nobody’s': { authorization: 'Bearer nobody' },
  'from another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'with a body of unknown length': { 'transfer-encoding': 'chunked' },
  'with an operator’s cookie': { cookie: 'likeness_operator=x' },
};

const OF_THE_MOMENT = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

describe('calls for operators', () => {
  async function told(path: string, method: string, headers: Record<string, string>) {
    const answer = await gateway.raw(path, method, headers);
    const named = Object.entries(answer.headers).filter(([name]) => !OF_THE_MOMENT.has(name));
    return { status: answer.status, headers: Object.fromEntries(named), body: answer.body };
  }

  it.each(Object.keys(WAYS))('are answered like an unknown path: %s', async (way) => {
    const headers = WAYS[way] ?? {};
    for (const { method, path } of CALLS) {
      const expected = await told(UNKNOWN, method, headers);
      expect(expected.status).toBe(404);
      expect({ method, path, ...(await told(path, method, headers)) }).toEqual({
        method,
        path,
        ...expected,
      });
    }
  });

  it.each(['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'DELETE'])(
    'do not reveal their methods: %s',
    async (method) => {
      const path = '/api/auth/operator/overview';
      expect(await told(path, method, {})).toEqual(await told(UNKNOWN, method, {}));
    },
  );

  it.each(CALLS)('go to auth with the operator’s cookie alone: $method $path', async (call) => {
    const { authorization } = await gateway.memberHeaders();
    const cookie = 'likeness_operator=a; __Host-likeness_operator=b; likeness_session=c; x=d';
    const headers = { authorization, cookie };
    const seen = await gateway.seen(call.path, { method: call.method, headers });
    expect(seen).toMatchObject({ service: 'auth', method: call.method, url: call.path });
    expect(seen.headers.cookie).toBe('likeness_operator=a; __Host-likeness_operator=b');
  });

  it('reject changes from other sites for every login', async () => {
    const { authorization } = await gateway.memberHeaders();
    const headers = { authorization, origin: 'https://evil.example' };
    const { status } = await gateway.raw('/api/auth/operator/session', 'POST', headers);
    expect(status).toBe(404);
  });
});
