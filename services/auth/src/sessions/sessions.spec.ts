import { createHash } from 'node:crypto';
import type { LoginSession } from '@likeness/contracts/http/sessions';
import { parseSessionCookie } from '@likeness/contracts/identity/cookies';
import { signalSchema } from '@likeness/contracts/events/live-events';
import { burst, statusesOf } from '@likeness/testing/burst';
import { until } from '@likeness/testing/until';
import { type Answer, told } from '@likeness/testing/running-service';
import { Redis } from 'ioredis';
import { authSuite, bearer, PASSWORD, SITE, startRunningAuth } from '../testing/running-auth.js';
import { HousekeepingService } from './housekeeping.service.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const NEW = 'Harbour!Quiet9';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('sessions', () => {
  const auth = authSuite({ SESSION_IDLE_HOURS: 72 });
  let redis: Redis;
  const ended: string[] = [];
  beforeAll(async () => {
    redis = new Redis(auth.redisUrl);
    redis.on('message', (_channel, text) => {
      const signal = signalSchema.parse(JSON.parse(text));
      if (signal.type === 'sessions.ended') ended.push(...signal.session_ids);
    });
    await redis.subscribe('likeness:signals');
  });
  afterAll(() => redis.disconnect());

  const logIn = (email: string, headers: Record<string, string>) =>
    auth.call('/api/auth/jwt/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: email, password: PASSWORD }),
    });
  const cookieIn = ({ headers }: Answer) =>
    headers.getSetCookie().find((line) => line.includes('likeness_session='));
  async function listed(token: string): Promise<LoginSession[]> {
    const answer = await auth.call('/api/users/me/sessions', {}, { token });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return (answer.body as { sessions: LoginSession[] }).sessions;
  }
  const end = (token: string, id = '') =>
    auth.call(`/api/users/me/sessions/${id}`, { method: 'DELETE' }, { token });
  const isHeardOf = (id: string) => until(() => ended.includes(id));

  describe('of a browser', () => {
    it.each<Record<string, string>>([{ origin: SITE }, { 'sec-fetch-site': 'same-origin' }])(
      'are bound to a cookie that no script can read (%j)',
      async (headers) => {
        const answer = await logIn(await auth.verified(), headers);
        const token = bearer(answer);
        const line = cookieIn(answer) ?? '';
        expect(line).toMatch(
          /^likeness_session=[0-9a-f]{64}\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
        );
        const cookie = parseSessionCookie(/=([^;]+)/.exec(line)?.[1]);
        expect(cookie?.tokenHash).toBe(sha256(token));
        expect((await auth.resolve(token))?.cookie_hash).toBe(sha256(cookie?.secret ?? ''));
        const rows = JSON.stringify(await auth.sql`SELECT * FROM sessions`);
        expect(rows).not.toContain(cookie?.secret);
        expect(answer.body).toEqual({ access_token: token, token_type: 'bearer' });
      },
    );

    it('have a cookie of this very host where the site is encrypted', async () => {
      const encrypted = await startRunningAuth({ PUBLIC_URL: 'https://likeness.test' });
      const body = new URLSearchParams({
        username: await encrypted.verified(),
        password: PASSWORD,
      });
      const init = { method: 'POST', body, headers: { origin: 'https://likeness.test' } };
      const answer = await encrypted.call('/api/auth/jwt/login', init);
      await encrypted.close();
      expect(cookieIn(answer)).toMatch(
        /^__Host-likeness_session=\S+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    });

    it.each([
      ['POST', '/api/auth/jwt/logout'],
      ['DELETE', '/api/users/me/sessions'],
      ['DELETE', '/api/users/me'],
    ])('lose their cookie by %s %s', async (method, path) => {
      const token = bearer(await logIn(await auth.verified(), { origin: SITE }));
      const answer = await auth.call(path, { method }, { token });
      expect(answer.status).toBe(204);
      expect(cookieIn(answer)).toBe(
        'likeness_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      );
      expect(await auth.resolve(token)).toBeNull();
    });
  });

  it('of a client without cookies are bound to nothing', async () => {
    const answer = await logIn(await auth.verified(), { 'user-agent': 'curl/8.5' });
    expect(cookieIn(answer)).toBeUndefined();
    expect(await auth.resolve(bearer(answer))).not.toHaveProperty('cookie_hash');
  });

  it('are listed for their owner, the last used first', async () => {
    const email = await auth.verified();
    const first = bearer(await logIn(email, { 'user-agent': 'evil <b>device</b>' }));
    await auth.sql`UPDATE sessions SET last_used_at = now() - interval '1 hour'
      WHERE token_hash = ${sha256(first)}`;
    const second = bearer(await logIn(email, { origin: SITE, 'user-agent': FIREFOX }));
    await auth.loggedIn();
    const sessions = await listed(second);
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Firefox on Linux', true],
      ['Unknown device', false],
    ]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'device',
      'id',
      'is_current',
      'last_used_at',
    ]);
  });

  it('are ended one by one by their owner, which sockets hear of', async () => {
    const email = await auth.verified();
    const [here, there] = [bearer(await auth.login(email)), bearer(await auth.login(email))];
    const other = (await listed(here)).find(({ is_current }) => !is_current);
    expect((await end(here, other?.id)).status).toBe(204);
    expect([await auth.resolve(there), await auth.resolve(here)]).toEqual([
      null,
      expect.anything(),
    ]);
    await isHeardOf(other?.id ?? '');
    expect((await end(here, other?.id)).status).toBe(404);
  });

  it('can’t be ended by another account', async () => {
    const [mine, theirs] = [await auth.loggedIn(), await auth.loggedIn()];
    const [session] = await listed(theirs);
    for (const id of [session?.id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await told(end(mine, id))).toEqual([404, { detail: 'Not Found' }]);
    }
    expect(await auth.resolve(theirs)).not.toBeNull();
  });

  it('are ended everywhere at once', async () => {
    const email = await auth.verified();
    const tokens = [bearer(await auth.login(email)), bearer(await auth.login(email))];
    const bystander = await auth.loggedIn();
    const sessions = await listed(tokens[0] ?? '');
    expect((await end(tokens[0] ?? '')).status).toBe(204);
    for (const token of tokens) expect(await auth.resolve(token)).toBeNull();
    for (const { id } of sessions) await isHeardOf(id);
    expect(await auth.resolve(bystander)).not.toBeNull();
  });

  it('of one person begin, are used and end thirty at a time', async () => {
    const email = await auth.verified();
    const logins = await burst(30, () => auth.login(email));
    expect(statusesOf(logins)).toEqual({ 200: 30 });
    const tokens = logins.map(({ body }) => (body as { access_token: string }).access_token);
    const changes = await burst(30, (index) =>
      auth.patch({ first_name: `Ada ${index}` }, { token: tokens[index] }),
    );
    expect(statusesOf(changes)).toEqual({ 200: 30 });
    const logouts = await burst(30, (index) =>
      auth.call('/api/auth/jwt/logout', { method: 'POST' }, { token: tokens[index] }),
    );
    expect(statusesOf(logouts)).toEqual({ 204: 30 });
    const left = await auth.sql`
      SELECT FROM sessions JOIN accounts ON accounts.id = account_id WHERE email = ${email}`;
    expect(left).toEqual([]);
  });

  describe('end by themselves', () => {
    const ends = async (token: string) => {
      const [row] = await auth.sql<{ hours: number }[]>`
        SELECT extract(epoch FROM expires_at - now())::float8 / 3600 AS hours FROM sessions
        WHERE token_hash = ${sha256(token)}`;
      return row?.hours;
    };
    const age = (token: string, hours: number, sinceUse: number) =>
      auth.sql`UPDATE sessions SET created_at = now() - make_interval(hours => ${hours}),
          last_used_at = now() - make_interval(hours => ${sinceUse}),
          expires_at = now() - make_interval(hours => ${sinceUse}) + interval '72 hours'
        WHERE token_hash = ${sha256(token)}`;

    it('when they are not used for three days', async () => {
      const token = await auth.loggedIn();
      expect(await ends(token)).toBeCloseTo(72, 1);
      await age(token, 80, 72);
      expect(await auth.resolve(token)).toBeNull();
      expect((await auth.call('/api/users/me', {}, { token })).status).toBe(401);
    });

    it('later when they are used, but never after seven days', async () => {
      const token = await auth.loggedIn();
      await age(token, 71, 71);
      expect(await auth.resolve(token)).not.toBeNull();
      expect(await ends(token)).toBeCloseTo(72, 1);
      await age(token, 160, 60);
      await auth.resolve(token);
      expect(await ends(token)).toBeCloseTo(8, 1);
    });

    it('without one write for each use', async () => {
      const token = await auth.loggedIn();
      const [before] = await auth.sql<{ xmin: string }[]>`
        SELECT xmin::text FROM sessions WHERE token_hash = ${sha256(token)}`;
      for (let use = 0; use < 3; use += 1) await auth.resolve(token);
      const [after] = await auth.sql<{ xmin: string }[]>`
        SELECT xmin::text FROM sessions WHERE token_hash = ${sha256(token)}`;
      expect(after).toEqual(before);
    });

    it('and sockets hear of it', async () => {
      const token = await auth.loggedIn();
      const [session] = await listed(token);
      await age(token, 80, 73);
      auth.app.get(HousekeepingService).wake();
      await isHeardOf(session?.id ?? '');
    });
  });

  describe('and a changed password', () => {
    const change = (token: string, current: string, password: string) =>
      auth.post('/api/users/me/password', { current_password: current, password }, { token });

    it('which ends all but this one, and links that reset it', async () => {
      const email = await auth.verified();
      const [here, there] = [bearer(await auth.login(email)), bearer(await auth.login(email))];
      const other = (await listed(here)).find(({ is_current }) => !is_current);
      expect(await told(change(here, PASSWORD, NEW))).toEqual([204, undefined]);
      expect(await auth.resolve(there)).toBeNull();
      expect((await auth.call('/api/users/me', {}, { token: here })).status).toBe(200);
      await isHeardOf(other?.id ?? '');
      expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
      expect((await auth.login(email, NEW)).status).toBe(200);
    });

    it('which needs the current one', async () => {
      const email = await auth.verified();
      const [here, there] = [bearer(await auth.login(email)), bearer(await auth.login(email))];
      expect(await told(change(here, 'Wrong-Anchor-47', NEW))).toEqual([
        400,
        { detail: 'CHANGE_PASSWORD_WRONG_CURRENT' },
      ]);
      expect(await auth.resolve(there)).not.toBeNull();
      expect((await auth.login(email)).status).toBe(200);
    });

    it('which is not the owner’s name', async () => {
      const email = await auth.verified();
      const answer = await change(bearer(await auth.login(email)), PASSWORD, 'Ada-Lovelace1');
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ detail: expect.stringContaining('password') });
      expect((await auth.login(email)).status).toBe(200);
    });

    it('which only one of parallel changes sets', async () => {
      const token = await auth.loggedIn();
      const answers = await Promise.all(
        [1, 2, 3].map((index) => change(token, PASSWORD, `${NEW}${index}`)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
    });
  });
});
