import { told } from '@likeness/testing/running-service';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { until } from '@likeness/testing/until';
import { OverviewService } from '../operator/overview.service.js';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { authSuite, newEmail, PASSWORD, SITE } from '../testing/running-auth.js';

const BAD = { detail: 'VERIFY_USER_BAD_TOKEN' };

describe('verification', () => {
  const auth = authSuite();

  const verify = (token: string) => auth.post('/api/auth/verify', { token });
  const request = (email: string) => auth.post('/api/auth/request-verify-token', { email });
  async function registered(): Promise<{ email: string; token: string }> {
    const email = newEmail();
    await auth.register(email);
    return { email, token: tokenIn(await auth.mail.mail(email)) };
  }

  it('POST auth/verify answers 200 with the user and a message', async () => {
    const { email, token } = await registered();
    const answer = await verify(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email,
      is_verified: true,
      message: 'Your email has been successfully verified!',
    });
  });

  it('tells a used token from a bad one', async () => {
    const { token } = await registered();
    await verify(token);
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

  it('refuses an expired token', async () => {
    const { token } = await registered();
    await auth.sql`UPDATE mail_tokens SET expires_at = now() WHERE used_at IS NULL`;
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('gives a token an hour', async () => {
    await registered();
    const [row] = await auth.sql<{ seconds: number }[]>`
      SELECT max(extract(epoch FROM expires_at - now()))::float8 AS seconds FROM mail_tokens`;
    expect(row?.seconds).toBeGreaterThan(3_500);
    expect(row?.seconds).toBeLessThanOrEqual(3_600);
  });

  it('refuses a foreign token: one that resets a password', async () => {
    const { email } = await registered();
    await auth.post('/api/auth/forgot-password', { email });
    expect((await verify(tokenIn(await auth.mail.mail(email, 2)))).body).toEqual(BAD);
  });

  it('refuses the token of a suspended account', async () => {
    const { email, token } = await registered();
    await auth.sql`UPDATE accounts SET is_active = false WHERE email = ${email}`;
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('answers 422 without a token', async () => {
    const answer = await auth.post('/api/auth/verify', {});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ type: 'missing', loc: ['body', 'token'] }] });
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
