import { createHash, randomBytes } from 'node:crypto';
import { startGoogle } from '../running-google.js';

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

let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  google = await startGoogle({
    clientId: 'id',
    clientSecret: 's',
    siteUrl: 'https://my.site',
  });
});
afterAll(() => google.close());

const addressOf = (changes: Partial<typeof asked>) => {
  const query = new URLSearchParams({ ...asked, ...changes });
  return `${google.issuerUrl}/authorize?${query.toString()}`;
};
const ask = (changes: Partial<typeof asked> = {}) => fetch(addressOf(changes));
async function choose(fields: Record<string, string>): Promise<URL> {
  const answer = await fetch(addressOf({}), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}
const exchange = (code: string | null, changes: Record<string, string> = {}) =>
  fetch(`${google.issuerUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      client_id: 'id',
      client_secret: 's',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    }),
  });
test('gives nothing for a code that is used, unknown, or not theirs', async () => {
  const code = async () => (await choose({ email: 'ada@example.com' })).searchParams.get('code');
  const used = await code();
  await exchange(used);
  expect(await (await exchange(used)).json()).toEqual({ error: 'invalid_grant' });
  expect((await exchange('none')).status).toBe(400);
  expect((await exchange(await code(), { code_verifier: 'guess' })).status).toBe(400);
  expect((await exchange(await code(), { redirect_uri: 'http://x' })).status).toBe(400);
  expect((await exchange(await code(), { client_secret: 'guess' })).status).toBe(401);
  expect((await fetch(`${google.issuerUrl}/userinfo`)).status).toBe(401);
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
  expect((await ask(changes)).status).toBe(400);
});

test('lets the site itself be the target', async () => {
  expect((await ask({ redirect_uri: 'https://my.site/oauth-callback' })).status).toBe(200);
});
