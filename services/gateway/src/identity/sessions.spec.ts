import { randomUUID } from 'node:crypto';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import {
  SESSION_IN_DOUBT,
  type Session,
  sessionCacheKey,
} from '@likeness/contracts/identity/session';
import { Redis } from 'ioredis';
import { suite } from '@likeness/testing/suite';
import { gatewaySuite, newVisitor } from '../testing/running-gateway.js';

describe('sessions', () => {
  const gateway = gatewaySuite();
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
