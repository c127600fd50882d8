import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import {
  gatewaySuite,
  newVisitor,
  SITE,
  startGatewayUnderTest,
} from '../testing/running-gateway.js';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { VisitorCookies } from './visitor-cookie.js';
import { randomUUID } from 'node:crypto';
import {
  SESSION_IN_DOUBT,
  type Session,
  sessionCacheKey,
} from '@likeness/contracts/identity/session';
import { Redis } from 'ioredis';
import { suite } from '@likeness/testing/suite';

const gateway = gatewaySuite({ TRUSTED_PROXIES: ['127.0.0.1'] });

const visitor = newVisitor();
const { secret, value: signed } = visitor;
const cookie = `theme=dark; ${visitor.cookie}; anonymous_user=1`;
const { secret: invented } = newVisitor();

function cookieIn(response: Response): string | undefined {
  return /anonymous_user_id=([^;]*)/.exec(response.headers.getSetCookie().join('\n'))?.[1];
}

describe('visitors', () => {
  it('are known to services by the hash of their cookie alone', async () => {
    const seen = await gateway.seen('/api/lenses/jobs', { headers: { cookie } });
    expect(seen.principal).toEqual({
      kind: 'person',
      owner: { kind: 'visitor', id: hashToken(secret) },
      tier: 'guest',
      address: '127.0.0.1',
    });
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it.each([
    '/api/images/face-consent',
    '/api/images/uploads',
    '/api/images/uploads/',
    '/api/lenses/anonymous/portrait',
  ])('begin with a POST to %s', async (path) => {
    const response = await gateway.fetch(path, { method: 'POST' });
    const [identity, marker] = response.headers.getSetCookie();
    expect(identity).toMatch(
      /^anonymous_user_id=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(marker).toBe('anonymous_user=1; Max-Age=34560000; Path=/; SameSite=Lax');
    const body = await response.text();
    const [minted = ''] = (cookieIn(response) ?? '').split('.');
    expect(body).toContain(hashToken(minted));
    expect(body).not.toContain(minted);
  });

  it.each([
    ['POST', '/api/lenses/prompt-enhancements'],
    ['POST', '/api/images/provenance'],
    ['GET', '/api/images/face-consent'],
    ['GET', '/api/lenses/jobs'],
  ])('do not begin with %s %s', async (method, path) => {
    const response = await gateway.fetch(path, { method });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.status).toBe(200);
  });

  it('without a cookie own nothing that anybody else could', async () => {
    const [one, other] = await Promise.all([
      gateway.seen('/api/lenses/jobs'),
      gateway.seen('/api/lenses/jobs'),
    ]);
    expect(one.principal).not.toEqual(other.principal);
  });

  it('keep the cookie they came with', async () => {
    const response = await gateway.fetch('/api/images/uploads', {
      method: 'POST',
      headers: { cookie },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain(hashToken(secret));
  });

  it.each([
    '',
    'x',
    secret,
    `${signed}x`,
    signed.slice(1),
    hashToken(secret),
    invented,
    `${invented}.${invented}`,
    `${invented}.${signed.split('.')[1] ?? ''}`,
    new VisitorCookies('another-secret-of-32-characters!!', false).valueOf(invented),
  ])('with a malformed or invented cookie (%j) come as without one', async (value) => {
    const response = await gateway.fetch('/api/images/uploads', {
      method: 'POST',
      headers: { cookie: `anonymous_user_id=${value}` },
    });
    expect(cookieIn(response)).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    expect(cookieIn(response)).not.toBe(value);
  });

  it('get cookies for encrypted connections only where the site is encrypted', async () => {
    const encrypted = await startGatewayUnderTest({ PUBLIC_URL: 'https://likeness.test' });
    const response = await encrypted.fetch('/api/images/face-consent', { method: 'POST' });
    await encrypted.close();
    for (const value of response.headers.getSetCookie()) expect(value).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  describe('with a cookie of the previous secret', () => {
    const FORMER = 'former-secret-of-32-characters-or-more';
    const former = new VisitorCookies(FORMER, false);
    const before = former.newSecret();
    const headers = { cookie: `anonymous_user_id=${former.valueOf(before)}` };
    const changing = gatewaySuite({ AUTH_SECRET_ALSO: FORMER });

    it.each([
      ['GET', '/api/images'],
      ['GET', '/api/lenses/allowance'],
      ['GET', '/api/lenses/jobs'],
      ['GET', '/api/images/face-consent'],
      ['POST', '/api/images/uploads'],
    ])('are who they were at %s %s, and get one that stays', async (method, path) => {
      const response = await changing.fetch(path, { method, headers });
      const value = new VisitorCookies(TEST_SECRET, false).valueOf(before);
      expect(cookieIn(response)).toBe(value);
      expect(response.headers.getSetCookie()[1]).toMatch(/^anonymous_user=1; Max-Age=34560000;/);
      expect(await response.text()).toContain(hashToken(before));
      const again = { cookie: `anonymous_user_id=${value}` };
      const next = await changing.fetch(path, { method, headers: again });
      expect(next.headers.getSetCookie()).toEqual([]);
      expect(await next.text()).toContain(hashToken(before));
    });

    it.each(['/api/payments/prices', '/api/images/showcase', '/api/users/me'])(
      'get none with an answer of %s, which others may see or which ends a visit',
      async (path) => {
        const response = await changing.fetch(path, { headers });
        expect(response.headers.getSetCookie()).toEqual([]);
      },
    );

    it('are strangers once the former secret is gone', async () => {
      const response = await gateway.fetch('/api/images', { headers });
      expect(await response.text()).not.toContain(hashToken(before));
    });
  });

  it('cannot claim anything in headers of their own', async () => {
    const seen = await gateway.seen('/api/images/provenance', {
      method: 'POST',
      headers: {
        cookie,
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-request-id': 'mine',
        'x-user-id': 'somebody',
        'x-likeness-principal': '{}',
        prefer: 'respond-async',
      },
    });
    const names = Object.keys(seen.headers);
    expect(names).toEqual(expect.arrayContaining(['authorization', 'prefer', 'x-request-id']));
    expect(names.filter((name) => /^cookie|^x-(?!request-id)/.test(name))).toEqual([]);
    expect(seen.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are counted by the address that trusted proxies tell', async () => {
    const headers = { 'x-forwarded-for': '8.8.8.8, 2001:db8:1:2:3:4:5:6' };
    const seen = await gateway.seen('/api/lenses/allowance', { headers });
    expect(seen.principal).toMatchObject({ address: '2001:db8:1:2::/64' });
  });

  it('with an unknown bearer token are rejected', async () => {
    for (const authorization of ['Bearer abc', 'bearer ', 'Basic YTpi', '']) {
      const response = await gateway.fetch('/api/images/uploads', {
        method: 'POST',
        headers: { authorization, cookie },
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ detail: 'Unauthorized', code: 'UNAUTHORIZED' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('cannot pass an internal token off as theirs', async () => {
    const person = { kind: 'service', service: 'worker' } as const;
    const forged = new InternalTokens(TEST_SECRET).sign(person, 'images');
    const response = await gateway.fetch('/api/images', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(response.status).toBe(401);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 400],
    [{ origin: `${SITE}:8443` }, 400],
    [{ origin: SITE.replace('http:', 'https:') }, 400],
    [{ origin: 'null' }, 400],
    [{ 'sec-fetch-site': 'cross-site' }, 400],
    [{ origin: SITE }, 200],
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('act from the site only: %j is answered %i', async (headers, status) => {
    const response = await gateway.fetch('/api/images/face-consent', { method: 'DELETE', headers });
    expect(response.status).toBe(status);
    if (status === 400) {
      expect(await response.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('may read from a link on another site', async () => {
    const response = await gateway.fetch('/api/images/x', {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('sessions', () => {
  const redis = suite(
    () => new Redis(gateway.redis.url),
    (own) => own.disconnect(),
  );
  function logIn(tier: Session['tier'] = 'member') {
    const token = newSecretToken();
    const session: Session = { session_id: randomUUID(), user_id: randomUUID(), tier };
    gateway.auth.sessions.set(hashToken(token), session);
    return { token, session, headers: { authorization: `Bearer ${token}` } };
  }

  it('are resolved by auth and passed to services with their tier', async () => {
    const { session, headers } = logIn('subscriber');
    const { principal } = await gateway.seen('/api/lenses/jobs', { headers });
    expect(principal).toEqual({
      kind: 'person',
      owner: { kind: 'user', id: session.user_id },
      tier: 'subscriber',
      address: '127.0.0.1',
      session_id: session.session_id,
    });
  });

  it('are taken from the cache without asking auth', async () => {
    const { token, session, headers } = logIn();
    await redis.set(sessionCacheKey(hashToken(token)), JSON.stringify(session));
    gateway.auth.sessions.clear();
    expect((await gateway.fetch('/api/lenses/jobs', { headers })).status).toBe(200);
  });

  it.each([SESSION_IN_DOUBT, '{"user_id":1}'])(
    'are asked about when the cache holds %s',
    async (kept) => {
      const { token, headers } = logIn();
      await redis.set(sessionCacheKey(hashToken(token)), kept);
      expect((await gateway.fetch('/api/lenses/jobs', { headers })).status).toBe(200);
      gateway.auth.sessions.clear();
      expect((await gateway.fetch('/api/lenses/jobs', { headers })).status).toBe(401);
    },
  );

  it('answer 503, not 401, while auth is away', async () => {
    const { headers } = logIn();
    gateway.auth.answerWith((_request, response) => void response.destroy());
    const response = await gateway.fetch('/api/lenses/jobs', { headers });
    expect(response.status).toBe(503);
    gateway.auth.answerWith(undefined);
  });

  it('count in a cookie for the bytes of pictures alone', async () => {
    const { token, session } = logIn();
    const headers = { cookie: `access_token=${token}` };
    for (const path of ['/api/images/x/file', '/api/images/x/file?w=256']) {
      const { principal } = await gateway.seen(path, { headers });
      expect(principal).toMatchObject({ owner: { kind: 'user', id: session.user_id } });
    }
    for (const path of ['/api/images/x', '/api/images', '/api/lenses/jobs']) {
      const { principal } = await gateway.seen(path, { headers });
      expect(principal).toMatchObject({ owner: { kind: 'visitor' } });
    }
  });

  it('that are unknown reach auth together with the visitor', async () => {
    const { cookie, owner } = newVisitor();
    const { principal, headers } = await gateway.seen('/api/auth/jwt/login', {
      method: 'POST',
      headers: {
        authorization: 'Bearer stale',
        cookie: `${cookie}; oauth_csrf=abc`,
      },
    });
    expect(principal).toMatchObject({ owner: { kind: 'visitor' }, visitor_id: owner.id });
    expect(headers.cookie).toBeUndefined();
    const google = await gateway.seen('/api/auth/google/callback', {
      headers: { cookie: `access_token=x; oauth_csrf=abc; ${cookie}` },
    });
    expect(google.headers.cookie).toBe('oauth_csrf=abc');
  });
});
