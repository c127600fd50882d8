import { randomUUID } from 'node:crypto';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import type { Session } from '@likeness/contracts/identity/session';
import { EventBus } from '@likeness/events/event-bus';
import { Redis } from 'ioredis';
import type { Socket } from 'socket.io-client';
import { suite } from '@likeness/testing/suite';
import {
  gatewaySuite,
  newVisitor,
  SITE,
  socketsOf,
  startGatewayUnderTest,
} from '../testing/running-gateway.js';

const PICTURES = ['/api/images/x/file', '/api/images/x/file?w=256'];
const WRITES = [
  ['POST', '/api/images/download'],
  ['POST', '/api/images/uploads'],
  ['DELETE', '/api/images/x'],
  ['DELETE', '/api/images/x/file'],
  ['PUT', '/api/images/x/file'],
  ['POST', '/api/lenses/portrait'],
  ['POST', '/api/payments/one_time'],
  ['PATCH', '/api/users/me'],
  ['DELETE', '/api/users/me'],
  ['POST', '/api/users/me/password'],
  ['DELETE', '/api/users/me/sessions'],
  ['POST', '/api/auth/jwt/logout'],
] as const;
const READS = ['/api/images', '/api/images/x', '/api/lenses/jobs', '/api/users/me'];

describe('sessions of browsers', () => {
  const gateway = gatewaySuite();
  const redis = suite(
    () => new Redis(gateway.redis.url),
    (own) => own.disconnect(),
  );
  const { join } = socketsOf(gateway);

  function logIn(name = 'likeness_session', { auth } = gateway) {
    const [token, secret] = [newSecretToken(), newSecretToken()];
    const session: Session = {
      session_id: randomUUID(),
      user_id: randomUUID(),
      tier: 'member',
      cookie_hash: hashToken(secret),
    };
    auth.sessions.set(hashToken(token), session);
    return {
      token,
      session,
      secret,
      bearer: { authorization: `Bearer ${token}` },
      cookie: `${name}=${hashToken(token)}.${secret}`,
    };
  }
  const isOf = ({ user_id: id }: Session) => ({ owner: { kind: 'user', id } });
  const isVisitor = { owner: { kind: 'visitor' } };
  async function expectNobodys(path: string, init: RequestInit): Promise<void> {
    const response = await gateway.fetch(path, init);
    if ([401, 405].includes(response.status)) return;
    const { principal } = (await response.json()) as { principal: unknown };
    expect(principal).toMatchObject(isVisitor);
    expect(principal).not.toHaveProperty('session_id');
  }

  it('serve the browser that has both', async () => {
    const { session, bearer, cookie } = logIn();
    const { principal } = await gateway.seen('/api/lenses/jobs', {
      headers: { ...bearer, cookie: `theme=dark; ${cookie}` },
    });
    expect(principal).toMatchObject({ ...isOf(session), session_id: session.session_id });
    expect(JSON.stringify(principal)).not.toContain(session.cookie_hash);
  });

  describe('whose token a script has stolen', () => {
    it.each([
      ['nothing else', () => ({})],
      ['the headers of a browser', () => ({ origin: SITE, 'sec-fetch-site': 'same-origin' })],
      ['another login’s cookie', () => ({ cookie: logIn().cookie })],
      [
        'an invented cookie',
        () => ({ cookie: `likeness_session=${hashToken('x')}.${newSecretToken()}` }),
      ],
      ['the cookie’s name alone', () => ({ cookie: 'likeness_session=' })],
    ])('are refused elsewhere, with %s', async (_case, more) => {
      const { token, bearer } = logIn();
      const headers: Record<string, string> = { ...bearer, ...more() };
      for (const path of ['/api/lenses/jobs', '/api/images', ...PICTURES]) {
        const response = await gateway.fetch(path, { headers });
        expect([path, response.status]).toEqual([path, 401]);
        expect(await response.json()).toMatchObject({ detail: 'Unauthorized' });
      }
      const own = await gateway.fetch('/api/lenses/portrait', { method: 'POST', headers });
      expect(own.status).toBe(401);
      await expectNobodys('/api/users/me', { headers });
      expect(await join(more(), { auth: { token } })).toMatchObject({ message: 'Unauthorized' });
    });

    it('show no images for a token in a cookie alone', async () => {
      const { token } = logIn();
      for (const path of PICTURES) {
        const headers = { cookie: `access_token=${token}` };
        expect((await gateway.seen(path, { headers })).principal).toMatchObject(isVisitor);
      }
    });

    it('are not had by a cookie’s value in the place of a token', async () => {
      const { token, secret, cookie } = logIn();
      const value = cookie.split('=')[1] ?? '';
      for (const credential of [value, secret, hashToken(token)]) {
        const headers = { authorization: `Bearer ${credential}`, cookie };
        expect((await gateway.fetch('/api/lenses/jobs', { headers })).status).toBe(401);
      }
    });
  });

  describe('by their cookie alone', () => {
    it('show pictures', async () => {
      const { session, cookie } = logIn();
      const profile = '/api/users/me/profile-picture/x.webp';
      for (const path of [...PICTURES, '/api/images/x/file?download=1', profile]) {
        const { principal } = await gateway.seen(path, { headers: { cookie } });
        expect(principal).toMatchObject(isOf(session));
      }
    });

    it.each(WRITES)('are not accepted in %s %s (CSRF)', async (method, path) => {
      const { token, cookie } = logIn();
      for (const jar of [cookie, `access_token=${token}; ${cookie}`]) {
        const init = { method, headers: { cookie: jar, origin: SITE } };
        await expectNobodys(path, init);
        const foreign = { method, headers: { cookie: jar, origin: 'https://evil.example' } };
        expect([400, 405]).toContain((await gateway.fetch(path, foreign)).status);
      }
    });

    it.each(READS)('are not accepted in GET %s', async (path) => {
      const { cookie } = logIn();
      const init = { headers: { cookie } };
      await expectNobodys(path, init);
    });

    it('show nothing with a wrong secret or for another token', async () => {
      const [one, other] = [logIn(), logIn()];
      for (const value of [
        `${hashToken(one.token)}.${newSecretToken()}`,
        `${hashToken(one.token)}.${other.secret}`,
        `${hashToken(newSecretToken())}.${one.secret}`,
      ]) {
        const headers = { cookie: `likeness_session=${value}` };
        expect((await gateway.seen('/api/images/x/file', { headers })).principal).toMatchObject(
          isVisitor,
        );
      }
    });

    it('yield to a newer visitor cookie: the page has logged out', async () => {
      const { session, token, cookie } = logIn();
      const visitor = newVisitor();
      const jar = `${cookie}; ${visitor.cookie}`;
      const picture = await gateway.seen('/api/images/x/file', { headers: { cookie: jar } });
      expect(picture.principal).toMatchObject({ owner: visitor.owner });
      const both = { cookie: `access_token=${token}; ${jar}` };
      expect((await gateway.seen('/api/images/x/file', { headers: both })).principal).toMatchObject(
        isOf(session),
      );
    });
  });

  describe('of another tab', () => {
    const PRESSES = [
      '/api/images/uploads',
      '/api/lenses/portrait',
      '/api/lenses/anonymous/portrait',
    ];
    const press = (path: string, headers: Record<string, string>) =>
      gateway.fetch(path, { method: 'POST', headers: { origin: SITE, ...headers } });

    it.each(PRESSES)('that have ended create no visitor in %s', async (path) => {
      const { bearer, token } = logIn();
      gateway.auth.sessions.delete(hashToken(token));
      const response = await press(path, { ...bearer, cookie: newVisitor().cookie });
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it.each(PRESSES)('are not used by a logged-out page: %s', async (path) => {
      const { token, cookie } = logIn();
      const response = await press(path, { cookie: `access_token=${token}; ${cookie}` });
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it('allow a login, even after an offline logout', async () => {
      const { token, cookie } = logIn();
      const both = { cookie: `access_token=${token}; ${cookie}` };
      expect((await press('/api/auth/jwt/login', both)).status).toBe(200);
      expect((await press('/api/images/uploads', { cookie })).status).toBe(200);
      expect((await press('/api/images/uploads', { cookie: 'access_token=old' })).status).toBe(200);
    });
  });

  it.each([
    ['the token and the cookie', true, true],
    ['the cookie alone', false, true],
    ['the token alone of no browser', true, false],
  ])('let a socket in with %s, and drop it when they end', async (_case, hasToken, hasCookie) => {
    const { session, token, cookie } = logIn();
    if (!hasCookie) {
      gateway.auth.sessions.set(hashToken(token), { ...session, cookie_hash: undefined });
    }
    const bus = new EventBus(redis);
    const headers: Record<string, string> = hasCookie ? { cookie, origin: SITE } : {};
    const socket = await join(headers, hasToken ? { auth: { token } } : {});
    expect(socket).not.toBeInstanceOf(Error);
    const dropped = new Promise((resolve) => (socket as Socket).on('disconnect', resolve));
    bus.publishSignal({ type: 'sessions.ended', session_ids: [randomUUID(), session.session_id] });
    expect(await dropped).toBe('io server disconnect');
    await bus.close();
  });

  it('do not let a page of another site open a socket with the cookie', async () => {
    const { cookie } = logIn();
    expect(await join({ cookie, origin: 'https://evil.example' })).toBeInstanceOf(Error);
  });

  it('know the cookie by its guarded name alone where the site is encrypted', async () => {
    const encrypted = await startGatewayUnderTest({ PUBLIC_URL: 'https://likeness.test' });
    const guarded = logIn('__Host-likeness_session', encrypted);
    const planted = logIn(undefined, encrypted);
    const headersOf = ({ bearer, cookie }: typeof guarded) => ({ ...bearer, cookie });
    const statuses = [
      (await encrypted.fetch('/api/lenses/jobs', { headers: headersOf(guarded) })).status,
      (await encrypted.fetch('/api/lenses/jobs', { headers: headersOf(planted) })).status,
    ];
    await encrypted.close();
    expect(statuses).toEqual([200, 401]);
  });

  it('pass a login’s browser headers to auth', async () => {
    const { headers } = await gateway.seen('/api/auth/jwt/login', {
      method: 'POST',
      headers: { origin: SITE, 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox' },
    });
    expect(headers).toMatchObject({
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Firefox',
    });
    const api = await gateway.seen('/api/auth/jwt/login', { method: 'POST' });
    expect(api.headers).not.toHaveProperty('origin');
    expect(api.headers).not.toHaveProperty('sec-fetch-site');
  });
});
