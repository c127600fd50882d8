import { told } from '@likeness/testing/running-service';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { until } from '@likeness/testing/until';
import { OverviewService } from '../operator/overview.service.js';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { authSuite, newEmail, PASSWORD, SITE, bearer } from '../testing/running-auth.js';

const auth = authSuite();

const BAD = { detail: 'VERIFY_USER_BAD_TOKEN' };

describe('verification', () => {
  const verify = (token: string) => auth.post('/api/auth/verify', { token });
  const request = (email: string) => auth.post('/api/auth/request-verify-token', { email });
  async function registered(): Promise<{ email: string; token: string }> {
    const email = newEmail();
    await auth.register(email);
    return { email, token: tokenIn(await auth.mail.mail(email)) };
  }

  it('answers 200 with the user and a message, and tells a used token from a bad one', async () => {
    const { email, token } = await registered();
    const message = 'Your email has been successfully verified!';
    const user = expect.objectContaining({ email, is_verified: true, message });
    expect(await told(verify(token))).toEqual([200, user]);
    expect(await told(verify(token))).toEqual([400, { detail: 'VERIFY_USER_ALREADY_VERIFIED' }]);
    for (const bad of ['', 'x', `${token}x`, 'é'.repeat(1_000)]) {
      expect(await told(verify(bad))).toEqual([400, BAD]);
    }
    await auth.sql`UPDATE mail_tokens SET expires_at = now()`;
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('lets one of parallel uses of a token win', async () => {
    const { token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('gives a token an hour', async () => {
    await registered();
    const [row] = await auth.sql<{ seconds: number }[]>`
      SELECT max(extract(epoch FROM expires_at - now()))::float8 AS seconds FROM mail_tokens`;
    expect(row?.seconds).toBeGreaterThan(3_500);
    expect(row?.seconds).toBeLessThanOrEqual(3_600);
  });

  it('refuses an expired token, one that resets a password, and one of a suspended account', async () => {
    const { token: expired } = await registered();
    await auth.sql`UPDATE mail_tokens SET expires_at = now() WHERE used_at IS NULL`;
    const { email: other } = await registered();
    await auth.post('/api/auth/forgot-password', { email: other });
    const foreign = tokenIn(await auth.mail.mail(other, 2));
    const { email, token: suspended } = await registered();
    await auth.sql`UPDATE accounts SET is_active = false WHERE email = ${email}`;
    for (const token of [expired, foreign, suspended]) {
      expect((await verify(token)).body).toEqual(BAD);
    }
  });

  it('POST auth/request-verify-token answers 202 null and sends another link', async () => {
    const { email, token } = await registered();
    expect(await told(request(email.toUpperCase()))).toEqual([202, null]);
    const second = tokenIn(await auth.mail.mail(email, 2));
    expect(second).not.toBe(token);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(token)).body).toEqual({ detail: 'VERIFY_USER_ALREADY_VERIFIED' });
  });

  it('answers 202 null for an unknown address and sends no mail', async () => {
    const email = newEmail();
    expect(await told(request(email))).toEqual([202, null]);
    await registered();
    expect(auth.mail.to(email)).toEqual([]);
  });

  it('answers 400 USER_ALREADY_VERIFIED', async () => {
    expect(await told(request(await auth.verified()))).toEqual([
      400,
      { detail: 'USER_ALREADY_VERIFIED' },
    ]);
  });

  it('sends a mail as soon as the mail server takes it', async () => {
    auth.mail.refuse(true);
    const email = newEmail();
    await auth.register(email);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(auth.mail.to(email)).toEqual([]);
    auth.mail.refuse(false);
    expect((await verify(tokenIn(await auth.mail.mail(email)))).status).toBe(200);
  });

  describe('in a browser', () => {
    const origin = SITE;
    const send = (to: string, body: object, cookie = '') =>
      auth.call(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify(body),
      });
    async function signedUp() {
      const email = newEmail();
      const names = { first_name: 'Ada', last_name: 'Lovelace' };
      const answer = await send('/api/auth/register', { email, password: PASSWORD, ...names });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sign_up='));
      return { email, token: tokenIn(await auth.mail.mail(email)), cookie };
    }

    it('keeps the password of the browser that signed up, in a cookie that no script reads', async () => {
      const { email, token, cookie } = await signedUp();
      expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
      expect(await told(send('/api/auth/verify', { token }, cookie?.split(';')[0]))).toEqual([
        200,
        expect.not.objectContaining({ reset_token: expect.anything() }),
      ]);
      expect((await auth.login(email)).status).toBe(200);
    });

    it.each(['no', 'another account’s', 'a forged'])(
      'ends a stranger’s password with %s cookie, and lets the owner set one',
      async (which) => {
        const { email, token, cookie } = await signedUp();
        const other = (await signedUp()).cookie?.split(';')[0];
        const forged = cookie?.split(';')[0]?.slice(0, -3).concat('AAA');
        const sent = { no: '', 'another account’s': other, 'a forged': forged }[which];
        const { body } = await send('/api/auth/verify', { token }, sent);
        expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
        const { reset_token } = body as { reset_token: string };
        const mine = { token: reset_token, password: 'Harbour!Quiet9' };
        expect((await send('/api/auth/reset-password', mine)).status).toBe(200);
        expect((await auth.login(email, mine.password)).status).toBe(200);
      },
    );
  });

  it('gives a mail up that is refused for good, tells the operator and the person, and forgets it', async () => {
    const email = newEmail();
    auth.mail.refuseTo(email);
    await auth.register(email);
    const orders = () =>
      auth.sql`SELECT attempts, refusal FROM mail_orders WHERE recipient = ${email}`;
    await until(async () => JSON.stringify(await orders()).includes('550'));
    expect(await orders()).toEqual([{ attempts: 1, refusal: '550 no such mailbox' }]);
    const figures = await auth.app.get(Metrics).metrics();
    expect(figures).toContain('mail_attempts_total{outcome="refused"} 1');
    expect(figures).toMatch(/^mail_attempts_total\{outcome="sent"\} [1-9]/m);
    expect(figures).toMatch(/^mails_waiting \d/m);
    const receipt = { id: '1', kind: 'receipt', reply: '550 unknown', at: '2026-01-01T00:00:00Z' };
    const billing = { waiting: 3, retried: 2, refused: [receipt] };
    auth.peers.answerWith(({ path }) => (path === '/internal/mails' ? { body: billing } : {}));
    const { mails } = await auth.app.get(OverviewService).read();
    expect(mails?.waiting).toBeGreaterThanOrEqual(3);
    const at = expect.any(String);
    const own = { id: at, kind: 'verify', reply: '550 no such mailbox', at };
    expect(mails?.refused).toEqual([own, receipt]);
    expect(await told(auth.post('/api/auth/request-verify-token', { email }))).toEqual([
      400,
      { detail: ACCOUNT_WORDS.mailRefused },
    ]);
    await auth.sql`UPDATE mail_orders SET due_at = now() WHERE recipient = ${email}`;
    await until(async () => (await orders()).length === 0);
  });
});

const BAD_RESET = { detail: 'RESET_PASSWORD_BAD_TOKEN' };
const NEW = 'Harbour!Quiet9';

describe('a forgotten password', () => {
  const reset = (token: string, password = NEW) =>
    auth.post('/api/auth/reset-password', { token, password });
  async function forgotten(): Promise<{ email: string; token: string }> {
    const email = await auth.verified();
    expect(await told(auth.post('/api/auth/forgot-password', { email }))).toEqual([202, null]);
    return { email, token: tokenIn(await auth.mail.mail(email, 2)) };
  }

  it('answers 202 null, even for an unknown address', async () => {
    const email = newEmail();
    expect(await told(auth.post('/api/auth/forgot-password', { email }))).toEqual([202, null]);
    await forgotten();
    expect(auth.mail.to(email)).toEqual([]);
  });

  it.each([{}, { email: 'nobody' }, { email: 5 }])('answers 422 for %j', async (body) => {
    const answer = await auth.post('/api/auth/forgot-password', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['body', 'email'] }] });
  });

  it('is replaced with 200 null; the old one is dead', async () => {
    const { email, token } = await forgotten();
    const mail = await auth.mail.mail(email, 2);
    expect(mail.subject).toBe('Reset your password');
    expect(mail.text).toContain(`${SITE}/reset-password?token=${token}`);
    expect(await told(reset(token))).toEqual([200, null]);
    expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
    expect((await auth.login(email, NEW)).status).toBe(200);
  });

  it('verifies an unverified account', async () => {
    const email = newEmail();
    await auth.register(email);
    const unused = tokenIn(await auth.mail.mail(email));
    expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_USER_NOT_VERIFIED' });
    await auth.post('/api/auth/forgot-password', { email });
    expect((await reset(tokenIn(await auth.mail.mail(email, 2)))).status).toBe(200);
    const token = bearer(await auth.login(email, NEW));
    expect((await auth.call('/api/users/me', {}, { token })).body).toMatchObject({
      is_verified: true,
    });
    const late = await auth.post('/api/auth/verify', { token: unused });
    expect(late.body).toEqual({ detail: 'VERIFY_USER_ALREADY_VERIFIED' });
  });

  it('mails its owner a notice without secrets once it is replaced', async () => {
    const { email, token } = await forgotten();
    await reset(token);
    const notice = await auth.mail.mail(email, 3);
    expect(notice.subject).toBe('Your account has a new password');
    expect(notice.text).toContain(`${SITE}/forgot-password\n`);
    expect(notice.text).toContain('If this was not you, set a new password now.');
    expect(notice.text).not.toContain('token=');
    expect(notice.text).not.toContain(NEW);
  });

  it('ends every session when it is replaced', async () => {
    const email = await auth.verified();
    const tokens = [bearer(await auth.login(email)), bearer(await auth.login(email))];
    for (const token of tokens) expect(await auth.resolve(token)).not.toBeNull();
    await auth.post('/api/auth/forgot-password', { email });
    await reset(tokenIn(await auth.mail.mail(email, 2)));
    for (const token of tokens) {
      expect(await auth.resolve(token)).toBeNull();
      expect((await auth.call('/api/users/me', {}, { token })).status).toBe(401);
    }
  });

  it('is not replaced twice with one token, nor with an older one', async () => {
    const { email, token } = await forgotten();
    await auth.post('/api/auth/forgot-password', { email });
    const second = tokenIn(await auth.mail.mail(email, 3));
    expect((await reset(second)).status).toBe(200);
    for (const used of [second, token]) {
      expect(await told(reset(used, 'Another-Quiet7'))).toEqual([400, BAD_RESET]);
    }
  });

  it('is replaced once by parallel uses of one token', async () => {
    const { token } = await forgotten();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('is replaced once by several links at once, which wait for the account first', async () => {
    const { email, token } = await forgotten();
    const tokens = [token];
    while (tokens.length < 3) {
      await auth.post('/api/auth/forgot-password', { email });
      tokens.push(tokenIn(await auth.mail.mail(email, tokens.length + 2)));
    }
    // All resets are in their transactions before one goes on, so a lock on a token is a deadlock.
    const gate = auth.database.createQueryRunner();
    await gate.startTransaction();
    await gate.sql`SELECT FROM accounts WHERE email = ${email} FOR UPDATE`;
    const answers = Promise.all(tokens.map((each) => reset(each)));
    await until(async () => (await auth.waiting()) === tokens.length);
    await gate.commitTransaction();
    await gate.release();
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
  });

  it('is not replaced by a weak one: 400 with a string detail, and the token is kept', async () => {
    const { token } = await forgotten();
    for (const weak of ['short', 'Password1!', 'A1!'.repeat(100)]) {
      const answer = await reset(token, weak);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ detail: expect.stringContaining('password') });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is not replaced with a bad, expired, foreign or suspended token', async () => {
    const fresh = newEmail();
    await auth.register(fresh);
    const foreign = tokenIn(await auth.mail.mail(fresh));
    const { token: expired } = await forgotten();
    await auth.sql`UPDATE mail_tokens SET expires_at = now() WHERE purpose = 'reset'`;
    const { email, token: suspended } = await forgotten();
    await auth.sql`UPDATE accounts SET is_active = false WHERE email = ${email}`;
    for (const token of ['', 'bad', foreign, expired, suspended]) {
      expect(await told(reset(token))).toEqual([400, BAD_RESET]);
    }
  });

  it('answers 422 for missing fields and never repeats a password', async () => {
    const answer = await auth.post('/api/auth/reset-password', { password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD);
  });
});
