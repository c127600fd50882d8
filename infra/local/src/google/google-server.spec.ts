import { createHash, randomBytes } from 'node:crypto';
import type { GooglePerson } from './people.js';
import { googleServer } from './google-server.js';

const redirectUri = 'http://127.0.0.1:8080/oauth-callback';
const verifier = randomBytes(32).toString('base64url');
const asked = {
  client_id: 'id',
  response_type: 'code',
  scope: 'openid email profile',
  redirect_uri: redirectUri,
  state: 'the state',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

describe('the stand-in for Google', () => {
  const server = googleServer({ clientId: 'id', clientSecret: 's', siteUrl: 'https://my.site' });
  afterAll(() => server.close());

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ask = (changes: object = {}) =>
    server.inject({ url: '/authorize', query: { ...asked, ...changes } });
  async function choose(fields: Record<string, string>): Promise<URL> {
    const payload = new URLSearchParams(fields).toString();
    const answer = await server.inject({
      method: 'POST',
      url: '/authorize',
      query: asked,
      headers: form,
      payload,
    });
    expect(answer.statusCode).toBe(303);
    return new URL(String(answer.headers.location));
  }
  function exchange(code: string | null, changes: Record<string, string> = {}) {
    const fields = {
      grant_type: 'authorization_code',
      code: code ?? '',
      client_id: 'id',
      client_secret: 's',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    };
    const payload = new URLSearchParams(fields).toString();
    return server.inject({ method: 'POST', url: '/token', headers: form, payload });
  }

  test('shows an account picker that says what it is', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('This is not Google.');
    expect(answer.body).toContain('ada@example.com');
  });

  test('leads from a choice to a person', async () => {
    const target = await choose({ email: 'ada@example.com' });
    expect(target.origin + target.pathname).toBe(redirectUri);
    expect(target.searchParams.get('state')).toBe('the state');
    const exchanged = await exchange(target.searchParams.get('code'));
    const { access_token } = exchanged.json<{ access_token: string }>();
    const headers = { authorization: `Bearer ${access_token}` };
    const info = (await server.inject({ url: '/userinfo', headers })).json<GooglePerson>();
    expect(info).toMatchObject({
      email: 'ada@example.com',
      email_verified: true,
      given_name: 'Ada',
    });
    expect(info.sub).toMatch(/^\d{21}$/);
  });

  test('takes anybody, verified or not', async () => {
    const fields = { email: 'me@x.org', given_name: 'Me', family_name: 'X', unverified: 'true' };
    const target = await choose(fields);
    expect((await exchange(target.searchParams.get('code'))).statusCode).toBe(200);
  });

  test('tells the site of a change of mind', async () => {
    const target = await choose({ cancel: 'true' });
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.get('code')).toBeNull();
  });

  test('gives nothing for a code that is used, unknown, or not theirs', async () => {
    const code = async () => (await choose({ email: 'ada@example.com' })).searchParams.get('code');
    const used = await code();
    await exchange(used);
    expect((await exchange(used)).json()).toEqual({ error: 'invalid_grant' });
    expect((await exchange('none')).statusCode).toBe(400);
    expect((await exchange(await code(), { code_verifier: 'guess' })).statusCode).toBe(400);
    expect((await exchange(await code(), { redirect_uri: 'http://x' })).statusCode).toBe(400);
    expect((await exchange(await code(), { client_secret: 'guess' })).statusCode).toBe(401);
    expect((await server.inject('/userinfo')).statusCode).toBe(401);
  });

  test.each([
    { client_id: 'other' },
    { response_type: 'token' },
    { scope: 'email' },
    { state: '' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: 'javascript:alert(1)' },
  ])('refuses %j', async (changes) => {
    expect((await ask(changes)).statusCode).toBe(400);
  });

  test('lets the site itself be the target', async () => {
    expect((await ask({ redirect_uri: 'https://my.site/oauth-callback' })).statusCode).toBe(200);
  });
});
