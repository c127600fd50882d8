import { told } from '@likeness/testing/running-service';
import { createHash, randomBytes } from 'node:crypto';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { suite } from '@likeness/testing/suite';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { authSuite, bearer, newEmail, PASSWORD } from '../testing/running-auth.js';

const BAD = { detail: 'LOGIN_BAD_CREDENTIALS' };
const UNAUTHORIZED = { detail: 'Unauthorized' };

describe('POST auth/jwt/login and logout', () => {
  const auth = authSuite();

  const me = (token?: string) => auth.call('/api/users/me', {}, { token });

  it('counts refusals by their code alone', async () => {
    auth.app.get(Metrics).resetMetrics();
    const email = newEmail();
    await auth.login(email);
    await me('no such token');
    const figures = String((await auth.call('/metrics')).body);
    expect(figures).toContain('http_refusals_total{code="LOGIN_BAD_CREDENTIALS"} 1');
    expect(figures).toContain('http_refusals_total{code="UNAUTHORIZED"} 1');
    expect(figures).not.toContain(email);
  });

  it('answers 200 with a bearer token that opens users/me', async () => {
    const email = await auth.verified();
    const answer = await auth.login(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
    });
    expect((await me(bearer(answer))).body).toMatchObject({ email, is_verified: true });
  });

  it('stores only hashes of the token and the password', async () => {
    const token = await auth.loggedIn();
    const redis = new Redis(auth.redisUrl);
    const keys = await redis.keys('*');
    await redis.quit();
    const sessions = await auth.sql`SELECT * FROM sessions`;
    expect(JSON.stringify([keys, sessions])).not.toContain(token);
  });

  it('answers 400 LOGIN_BAD_CREDENTIALS for unknown, wrong and inactive alike', async () => {
    const email = await auth.verified();
    const suspended = await auth.verified();
    await auth.sql`UPDATE accounts SET is_active = false WHERE email = ${suspended}`;
    for (const [name, password] of [
      [newEmail(), PASSWORD],
      [email, 'Tulip-Anchor-48'],
      [email, PASSWORD.toLowerCase()],
      [suspended, PASSWORD],
      ['not an address', PASSWORD],
      ['nul\0', PASSWORD],
      [email, 'Aa1!'.repeat(100)],
    ] as const) {
      expect(await told(auth.login(name, password))).toEqual([400, BAD]);
    }
  });

  it('answers 400 LOGIN_USER_NOT_VERIFIED only for the right password', async () => {
    const email = newEmail();
    await auth.register(email);
    expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_USER_NOT_VERIFIED' });
    expect((await auth.login(email, 'Wrong-Anchor-47')).body).toEqual(BAD);
  });

  it('answers 422 for a JSON body and for missing fields', async () => {
    const json = await auth.post('/api/auth/jwt/login', { username: 'a', password: PASSWORD });
    expect(json.status).toBe(422);
    expect(json.body).toEqual({
      detail: [
        { type: 'missing', loc: ['body', 'username'], msg: 'Username is missing.', input: null },
        { type: 'missing', loc: ['body', 'password'], msg: 'Password is missing.', input: null },
      ],
    });
    const half = await auth.call('/api/auth/jwt/login', {
      method: 'POST',
      body: new URLSearchParams({ username: 'a@example.org' }),
    });
    expect(half.status).toBe(422);
    expect(half.body).toMatchObject({ detail: [{ loc: ['body', 'password'] }] });
  });

  it('begins a new session at every login (no session fixation)', async () => {
    const email = await auth.verified();
    const before = bearer(await auth.login(email));
    const after = bearer(await auth.login(email, PASSWORD, { token: before }));
    expect(after).not.toBe(before);
    await auth.call('/api/auth/jwt/logout', { method: 'POST' }, { token: after });
    expect((await me(after)).status).toBe(401);
    expect((await me(before)).status).toBe(200);
  });

  it('logs out with 204; the token is dead from then on', async () => {
    const token = await auth.loggedIn();
    expect((await me(token)).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    expect(
      await told(auth.call('/api/auth/jwt/logout', { method: 'POST', headers }, { token })),
    ).toEqual([204, undefined]);
    const dead = await me(token);
    expect([dead.status, dead.body]).toEqual([401, UNAUTHORIZED]);
    expect(dead.headers.get('www-authenticate')).toBe('Bearer');
    expect(await told(auth.call('/api/auth/jwt/logout', { method: 'POST' }, { token }))).toEqual([
      401,
      UNAUTHORIZED,
    ]);
  });
});

describe('limits', () => {
  const auth = authSuite({ AUTH_RATE_LOGIN_PER_MINUTE: 3, AUTH_RATE_MAIL_PER_HOUR: 2 });
  const redis = suite(
    () => new Redis(auth.redisUrl),
    (started) => started.disconnect(),
  );

  async function forget(pattern: string): Promise<void> {
    const keys = await redis.keys(pattern);
    if (keys.length > 0) await redis.del(...keys);
  }

  const WRONG = 'Wrong-Anchor-47';
  const statusesOf = async (times: number, call: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await call()).status);
    return statuses;
  };

  it('answers 429 with Retry-After after too many logins of one account from one address', async () => {
    const email = newEmail();
    const caller = { address: '198.51.100.1' };
    const wrong = () => auth.login(email, WRONG, caller);
    expect(await statusesOf(3, wrong)).toEqual([400, 400, 400]);
    const answer = await auth.login(email.toUpperCase(), PASSWORD, caller);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ detail: expect.any(String) });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await auth.login(newEmail(), PASSWORD, caller)).status).toBe(400);
  });

  it('lets the owner in while one address guesses', async () => {
    const email = await auth.verified();
    const guesser = { address: '198.51.100.2' };
    expect(await statusesOf(12, () => auth.login(email, WRONG, guesser))).toContain(429);
    expect((await auth.login(email, PASSWORD, { address: '192.0.2.30' })).status).toBe(200);
  });

  it('slows guessing from many addresses, and lets the owner in from old and new ones', async () => {
    const email = await auth.verified();
    const [home, hotel] = [{ address: '192.0.2.40' }, { address: '192.0.2.41' }];
    expect((await auth.login(email, PASSWORD, home)).status).toBe(200);
    const guess = (index: number) => auth.login(email, WRONG, { address: `203.0.113.${index}` });
    for (let index = 0; index < 12; index += 1) await statusesOf(3, () => guess(index));

    for (let index = 0; index < 12; index += 1) {
      await forget(`auth:attempts:login:pair:*`);
      expect(await statusesOf(4, () => guess(100 + index))).toEqual([400, 400, 400, 429]);
      await forget(`auth:attempts:login:pair:*`);
      const later = await guess(100 + index);
      expect(later.status).toBe(429);
      expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    expect(await statusesOf(3, () => auth.login(email, WRONG, home))).toEqual([400, 400, 400]);
    await forget(`auth:attempts:login:pair:*`);
    expect((await auth.login(email, PASSWORD, home)).status).toBe(200);
    expect((await auth.login(email, PASSWORD, hotel)).status).toBe(200);
  });

  it('trusts the address that followed a reset link', async () => {
    const email = await auth.verified();
    const train = { address: '192.0.2.50' };
    for (let index = 0; index < 12; index += 1) {
      const address = `203.0.113.${index}`;
      await statusesOf(3, () => auth.login(email, WRONG, { address }));
    }
    await statusesOf(3, () => auth.login(email, WRONG, train));
    expect((await auth.login(email, PASSWORD, train)).status).toBe(429);
    await auth.post('/api/auth/forgot-password', { email }, train);
    const token = tokenIn(await auth.mail.mail(email, 2));
    const password = 'Harbour!Quiet9';
    expect((await auth.post('/api/auth/reset-password', { token, password }, train)).status).toBe(
      200,
    );
    expect((await auth.login(email, password, train)).status).toBe(200);
  });

  it('answers 429 after too many logins from one address, across accounts', async () => {
    const caller = { address: '203.0.113.250' };
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await auth.login(newEmail(), 'x'.repeat(300), caller)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(400));
    expect(statuses[30]).toBe(429);
  });

  it('counts the current password of a change like a login, from any address', async () => {
    const token = await auth.loggedIn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const body = { current_password: WRONG, password: 'Harbour!Quiet9' };
      const caller = { token, address: `203.0.113.${guess}` };
      statuses.push((await auth.post('/api/users/me/password', body, caller)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('resets the attempts after a login', async () => {
    const email = await auth.verified(newEmail(), { address: '192.0.2.1' });
    for (let index = 0; index < 6; index += 1) {
      expect((await auth.login(email, PASSWORD, { address: '192.0.2.1' })).status).toBe(200);
    }
  });

  it('sends the owner a reset link that works while many addresses ask for mails', async () => {
    const email = await auth.verified();
    const ask = (index: number) =>
      auth.post('/api/auth/forgot-password', { email }, { address: `203.0.113.${index}` });
    for (let index = 0; index < 8; index += 1) expect((await ask(index)).status).toBe(202);
    // The verification mail and four links.
    const last = await auth.mail.mail(email, 5);
    expect((await ask(99)).status).toBe(202);
    expect(auth.mail.to(email)).toHaveLength(5);
    const reset = { token: tokenIn(last), password: 'Harbour!Quiet9' };
    expect((await auth.post('/api/auth/reset-password', reset)).status).toBe(200);

    await forget('mails:*');
    expect((await ask(99)).status).toBe(202);
    // The password-change notice, which no limit holds back, is the sixth mail.
    expect((await auth.mail.mail(email, 7)).subject).toBe('Reset your password');
  });

  it('sends five mails an hour to a mailbox, over all kinds and spellings, one of them a reset link', async () => {
    const name = `ada${randomBytes(4).toString('hex')}`;
    const spellings = [
      `${name}@gmail.com`,
      `${name}+1@gmail.com`,
      `a.${name.slice(1)}@googlemail.com`,
    ];
    const from = (index: number) => ({ address: `203.0.113.${index}` });
    const register = (index: number) => auth.register(spellings[index], from(index));
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await register(index)).status);
    for (let index = 10; index < 14; index += 1) {
      const email = spellings[index % 3];
      statuses.push((await auth.post('/api/newsletter', { email }, from(index))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 202, 202, 202, 202]);
    expect((await auth.register(`${name}+9@gmail.com`, from(20))).status).toBe(429);
    const [email = ''] = spellings;
    await auth.post('/api/auth/forgot-password', { email }, from(21));
    await auth.post('/api/auth/forgot-password', { email }, from(22));
    await until(() => auth.mail.to(email).some(({ subject }) => subject === 'Reset your password'));
    await until(async () => (await auth.sql`SELECT FROM mail_orders`).length === 0);
    expect(spellings.flatMap((each) => auth.mail.to(each))).toHaveLength(5);
  });

  it('counts receipts of the last hour, refuses none, and keeps a reset link', async () => {
    const email = await auth.verified();
    const order = (kind: string) =>
      auth.app.get(MailDispatchService).order(auth.app.get(DataSource).manager, {
        kind,
        recipient: email,
        facts: { firstName: 'Ada', requestedAt: '2026-11-23T10:15:00.000Z', removed: {} },
        usefulSeconds: 60,
        mustArrive: true,
      });
    const ask = (call: string, index: number) =>
      auth.post(`/api/${call}`, { email }, { address: `203.0.113.${index}` });
    const sent = async () => {
      await until(async () => (await auth.sql`SELECT FROM mail_orders`).length === 0);
      return auth.mail.to(email).length;
    };
    for (let index = 0; index < 5; index += 1) await order('erasure');
    expect(await sent()).toBe(6);
    await ask('newsletter', 30);
    expect(await sent()).toBe(6);
    await order('erasure');
    for (const index of [31, 32]) await ask('auth/forgot-password', index);
    expect(await sent()).toBe(8);

    // Five of the eight become older than an hour, so two are free, one of them for a reset link.
    const key = `mails:${createHash('sha256').update(email).digest('hex')}`;
    const mails = await redis.zrange(key, '0', '-1');
    const receipts = mails.filter((mail) => mail.startsWith('erasure')).slice(0, 3);
    const others = mails.filter((mail) => !mail.startsWith('erasure'));
    for (const mail of [...others, ...receipts]) await redis.zincrby(key, -3_600, mail);
    for (const index of [33, 34]) await ask('newsletter', index);
    expect(await sent()).toBe(9);
  });

  it.each(['auth/forgot-password', 'auth/request-verify-token', 'newsletter'])(
    'answers 429 after too many mails by %s, known or not',
    async (call) => {
      const email = newEmail();
      const ask = () => auth.post(`/api/${call}`, { email }, { address: '192.0.2.2' });
      expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
      const answer = await ask();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    },
  );
});
