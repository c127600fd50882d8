import { randomUUID } from 'node:crypto';
import { startGoogle } from '@likeness/stand-ins/testing/running-google';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { type Answer, told } from '@likeness/testing/running-service';
import { suite } from '@likeness/testing/suite';
import { bearer, newEmail, SITE, startRunningAuth } from '../testing/running-auth.js';

const CALLBACK = `${SITE}/oauth-callback`;

const at = (query: Record<string, string> | URLSearchParams) =>
  `/api/auth/google/callback?${new URLSearchParams(query).toString()}`;

function person(email = newEmail(), more: object = {}) {
  const names = { given_name: 'Grace', family_name: 'Hopper' };
  return { sub: randomUUID(), email, email_verified: true, ...names, ...more };
}

describe('Google', () => {
  const google = suite(() => startGoogle({ clientId: 'id', clientSecret: 's', siteUrl: SITE }));
  const auth = suite(() => {
    const { issuerUrl } = google;
    return startRunningAuth({ google: { clientId: 'id', clientSecret: 's', issuerUrl } });
  });

  const authorize = (redirectUri: string | undefined, cookie?: string, language?: string) => {
    const query = new URLSearchParams({ scopes: 'openid email profile' });
    if (redirectUri !== undefined) query.set('redirect_uri', redirectUri);
    if (language !== undefined) query.set('language', language);
    const headers: Record<string, string> = cookie ? { cookie } : {};
    return auth.call(`/api/auth/google/authorize?${query.toString()}`, { headers });
  };
  const cookieOf = (answer: Answer) =>
    /oauth_csrf=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0] ?? '';
  const urlOf = (answer: Answer) =>
    (answer.body as { authorization_url: string }).authorization_url;

  async function begun(): Promise<{ url: string; cookie: string }> {
    const answer = await authorize(CALLBACK);
    return { url: urlOf(answer), cookie: cookieOf(answer) };
  }
  async function signIn(who: object, visitorId?: string): Promise<Answer> {
    const { url, cookie } = await begun();
    const query = await google.agree(url, who);
    return auth.call(at(query), { headers: { cookie } }, { visitorId });
  }

  it('GET authorize answers 200 with the provider’s address, state, PKCE, and a CSRF cookie', async () => {
    const answer = await authorize(CALLBACK);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object)).toEqual(['authorization_url']);
    const url = new URL(urlOf(answer));
    expect(url.origin).toBe(google.issuerUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      client_id: 'id',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^oauth_csrf=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it.each([
    undefined,
    '',
    '//evil.example/oauth-callback',
    'https://evil.example/oauth-callback',
    'javascript:alert(1)',
    `${SITE}/oauth-callback/`,
    `${SITE}/oauth-callback?next=//evil.example`,
    `${SITE}.evil.example/oauth-callback`,
    `${SITE}@evil.example/oauth-callback`,
    `${CALLBACK}#x`,
    CALLBACK.replace('http:', 'https:'),
  ])('GET authorize answers 400 for redirect_uri %s', async (redirectUri) => {
    const answer = await authorize(redirectUri);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'This redirect_uri is not allowed.' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('GET callback answers 200 with a bearer token for a new person', async () => {
    const email = newEmail();
    const answer = await signIn(person(email));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
    const me = await auth.call('/api/users/me', {}, { token: bearer(answer) });
    expect(me.body).toMatchObject({
      email,
      first_name: 'Grace',
      last_name: 'Hopper',
      is_verified: true,
    });
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/oauth_csrf=; Max-Age=0/);
  });

  it('keeps the language in which a person first logs in with Google', async () => {
    const who = person();
    const languages: string[] = [];
    for (const language of ['de', 'en']) {
      const answer = await authorize(CALLBACK, undefined, language);
      const query = await google.agree(urlOf(answer), who);
      const headers = { cookie: cookieOf(answer) };
      const token = bearer(await auth.call(at(query), { headers }));
      const me = await auth.call('/api/users/me', {}, { token });
      languages.push((me.body as { language: string }).language);
    }
    expect(languages).toEqual(['de', 'de']);
  });

  it('GET authorize answers 400 for an unknown language', async () => {
    const answer = await authorize(CALLBACK, undefined, 'fr');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'This language is not available.' });
  });

  it('knows the person again, also under another address', async () => {
    const who = person();
    const first = bearer(await signIn(who));
    const second = bearer(await signIn({ ...who, email: newEmail(), email_verified: false }));
    const ids = await Promise.all(
      [first, second].map(async (token) => {
        const { body } = await auth.call('/api/users/me', {}, { token });
        return (body as { id: string }).id;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
    expect(second).not.toBe(first);
  });

  it('takes names of any kind, and none', async () => {
    const email = newEmail();
    const odd = person(email, { given_name: '  ', family_name: undefined });
    const token = bearer(await signIn(odd));
    const { body } = await auth.call('/api/users/me', {}, { token });
    expect(body).toMatchObject({ first_name: email.split('@')[0], last_name: '-' });
  });

  it.each([
    ['no address', { email: undefined }],
    ['an address not verified', { email_verified: false }],
    ['an address of which nothing is said', { email_verified: undefined }],
    ['a broken address', { email: 'nobody' }],
  ])('answers 400 OAUTH_NOT_AVAILABLE_EMAIL for %s', async (_what, more) => {
    expect(await told(signIn(person(newEmail(), more)))).toEqual([
      400,
      { detail: 'OAUTH_NOT_AVAILABLE_EMAIL' },
    ]);
  });

  it('answers 400 OAUTH_USER_ALREADY_EXISTS where the address has a verified account', async () => {
    const email = await auth.verified();
    expect(await told(signIn(person(email.toUpperCase())))).toEqual([
      400,
      { detail: 'OAUTH_USER_ALREADY_EXISTS' },
    ]);
  });

  it('adopts an unverified account and invalidates its password and links', async () => {
    const email = newEmail();
    await auth.register(email);
    const link = tokenIn(await auth.mail.mail(email));
    await auth.post('/api/auth/forgot-password', { email });
    const reset = tokenIn(await auth.mail.mail(email, 2));
    const token = bearer(await signIn(person(email)));
    const me = await auth.call('/api/users/me', {}, { token });
    expect(me.body).toMatchObject({ email, is_verified: true, first_name: 'Ada' });
    expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
    const stolen = { token: reset, password: 'Harbour!Quiet9' };
    expect((await auth.post('/api/auth/reset-password', stolen)).status).toBe(400);
    expect((await auth.post('/api/auth/verify', { token: link })).status).toBe(400);
  });

  it('rejects a suspended account', async () => {
    const who = person();
    await signIn(who);
    await auth.sql`UPDATE accounts SET is_active = false WHERE google_subject = ${who.sub}`;
    expect(await told(signIn(who))).toEqual([400, { detail: 'LOGIN_BAD_CREDENTIALS' }]);
  });

  it('passes the provider’s error on, and nothing else that is called so', async () => {
    const { cookie } = await begun();
    const headers = { cookie };
    expect(await told(auth.call(at({ error: 'access_denied', state: 'x' }), { headers }))).toEqual([
      400,
      { detail: 'access_denied' },
    ]);
    expect(await told(auth.call(at({ error: '<script>' }), { headers }))).toEqual([
      400,
      { detail: 'access_denied' },
    ]);
  });

  it('passes on why a code was not accepted', async () => {
    const { url, cookie } = await begun();
    const query = await google.agree(url, person());
    query.set('code', 'of another sign-in');
    expect(await told(auth.call(at(query), { headers: { cookie } }))).toEqual([
      400,
      { detail: 'invalid_grant' },
    ]);
  });

  it('answers 400 OAUTH_INVALID_STATE for a replayed, unknown, missing or foreign state', async () => {
    const invalid = [400, { detail: 'OAUTH_INVALID_STATE' }];
    const { url, cookie } = await begun();
    const query = await google.agree(url, person());
    const headers = { cookie };
    expect((await auth.call(at(query), { headers })).status).toBe(200);
    const foreign = await begun();
    const foreignQuery = await google.agree(foreign.url, person());
    for (const [where, cookies] of [
      [at(query), cookie],
      [at({ code: 'x', state: 'unknown' }), cookie],
      [at({ code: 'x' }), cookie],
      [at({}), cookie],
      [`${at({ code: 'x' })}&state=a&state=b`, cookie],
      [at(foreignQuery), cookie],
    ] as const) {
      expect(await told(auth.call(where, { headers: { cookie: cookies } }))).toEqual(invalid);
    }
    const other = await begun();
    expect(await told(auth.call(at(await google.agree(other.url, person()))))).toEqual(invalid);
  });

  it('lets two tabs of one browser sign in', async () => {
    const one = await begun();
    const answer = await authorize(CALLBACK, one.cookie);
    expect(cookieOf(answer)).toBe(one.cookie);
    const headers = { cookie: one.cookie };
    for (const url of [urlOf(answer), one.url]) {
      const query = await google.agree(url, person());
      expect((await auth.call(at(query), { headers })).status).toBe(200);
    }
  });

  it('makes one account of parallel first sign-ins', async () => {
    const who = person();
    const legs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { url, cookie } = await begun();
        return { query: await google.agree(url, who), cookie };
      }),
    );
    const answers = await Promise.all(
      legs.map(({ query, cookie }) => auth.call(at(query), { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('Google without a client or a provider', () => {
  it.each([undefined, { clientId: 'id', clientSecret: 's', issuerUrl: 'http://127.0.0.1:1' }])(
    'answers with a reason, not a fault (%j)',
    async (settings) => {
      const auth = await startRunningAuth({ google: settings });
      const query = new URLSearchParams({ redirect_uri: CALLBACK }).toString();
      const answer = await auth.call(`/api/auth/google/authorize?${query}`);
      if (settings) {
        const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        const url = new URL((answer.body as { authorization_url: string }).authorization_url);
        const state = url.searchParams.get('state') ?? '';
        expect(await told(auth.call(at({ code: 'c', state }), { headers: { cookie } }))).toEqual([
          503,
          { detail: expect.any(String) },
        ]);
      } else {
        expect([answer.status, answer.body]).toEqual([503, { detail: expect.any(String) }]);
      }
      await auth.close();
    },
  );
});
