import { OPERATOR_CALLS } from '@likeness/contracts/calls/all-calls';
import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';

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
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest();
  });
  afterAll(() => gateway.close());

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
