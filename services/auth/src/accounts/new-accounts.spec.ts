import { randomUUID } from 'node:crypto';
import { startGoogle } from '@likeness/stand-ins/testing/running-google';
import { burst, statusesOf } from '@likeness/testing/burst';
import type { Answer } from '@likeness/testing/running-service';
import { suite } from '@likeness/testing/suite';
import { ExpiredRowsService } from '../sessions/expired-rows.service.js';
import { bearer, newEmail, PASSWORD, SITE, startRunningAuth } from '../testing/running-auth.js';

const TOO_MANY =
  'Too many accounts were created from this network. Please try again in an hour, or log in if you already have one.';

describe('new accounts of one client address', () => {
  const google = suite(() => startGoogle({ clientId: 'id', clientSecret: 's', siteUrl: SITE }));
  const auth = suite(() =>
    startRunningAuth({
      AUTH_RATE_ACCOUNTS_PER_HOUR: 5,
      AUTH_RATE_ACCOUNTS_PER_DAY: 8,
      google: { clientId: 'id', clientSecret: 's', issuerUrl: google.issuerUrl },
    }),
  );
  let addresses = 0;

  const newAddress = () => {
    addresses += 1;
    return `192.0.2.${addresses}`;
  };
  const from = (address: string) => ({ address });
  const register = (address: string, email = newEmail()) => auth.register(email, from(address));
  const age = (hours: number) =>
    auth.sql`UPDATE registrations SET created_at = created_at - make_interval(hours => ${hours})`;
  async function signIn(address: string, who: object): Promise<Answer> {
    const callback = new URLSearchParams({ redirect_uri: `${SITE}/oauth-callback` });
    const begun = await auth.call(`/api/auth/google/authorize?${callback.toString()}`);
    const cookie = /oauth_csrf=[^;]+/.exec(begun.headers.getSetCookie().join())?.[0] ?? '';
    const { authorization_url: url } = begun.body as { authorization_url: string };
    const query = new URLSearchParams(await google.agree(url, who));
    const init = { headers: { cookie } };
    return auth.call(`/api/auth/google/callback?${query.toString()}`, init, from(address));
  }
  const googler = () => ({ sub: randomUUID(), email: newEmail(), email_verified: true });

  it('are refused after five in an hour, even when requests run in parallel', async () => {
    const address = newAddress();
    const answers = await burst(30, () =>
      auth.fetch(
        '/api/auth/register',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: newEmail(),
            password: PASSWORD,
            first_name: 'Ada',
            last_name: 'Lovelace',
          }),
        },
        from(address),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 201: 5, 429: 25 });
    const refused = await register(address);
    expect(refused).toMatchObject({ status: 429, body: { detail: TOO_MANY } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await register(newAddress())).status).toBe(201);
  });

  it('are refused after eight in a day, and accepted again a day later', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count += 1) await register(address);
    await age(2);
    for (let count = 0; count < 3; count += 1) {
      expect((await register(address)).status).toBe(201);
    }
    const refused = await register(address);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ detail: TOO_MANY.replace('in an hour', 'tomorrow') });
    await age(23);
    expect((await register(address)).status).toBe(201);
    await auth.app.get(ExpiredRowsService).remove();
    const kept = await auth.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM registrations
      WHERE created_at < now() - interval '24 hours'`;
    expect(kept).toEqual([{ n: 0 }]);
  });

  it('include those made with Google, but no later login with it', async () => {
    const address = newAddress();
    const known = googler();
    expect((await signIn(address, known)).status).toBe(200);
    for (let count = 1; count < 5; count += 1) await register(address);
    expect(await signIn(address, googler())).toMatchObject({
      status: 429,
      body: { detail: TOO_MANY },
    });
    expect((await signIn(address, known)).status).toBe(200);
  });

  it('still count after they are deleted', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count += 1) {
      const token = bearer(await auth.login(await auth.verified(newEmail(), from(address))));
      const gone = await auth.call('/api/users/me', { method: 'DELETE' }, { token, address });
      expect(gone.status).toBe(204);
    }
    expect((await register(address)).status).toBe(429);
  });

  it('do not count requests that were refused for another reason', async () => {
    const address = newAddress();
    const taken = newEmail();
    await register(newAddress(), taken);
    for (let count = 0; count < 6; count += 1) {
      expect(await register(address, taken)).toMatchObject({ status: 400 });
      expect(await auth.register(newEmail(), from(address), { password: 'short' })).toMatchObject({
        status: 400,
      });
    }
    expect((await register(address)).status).toBe(201);
  });
});
