import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { newEmail, type RunningAuth, startRunningAuth } from '../testing/running-auth.js';

const BAD = { detail: 'VERIFY_USER_BAD_TOKEN' };

describe('verification', () => {
  let auth: RunningAuth;
  beforeAll(async () => {
    auth = await startRunningAuth();
  });
  afterAll(() => auth.close());

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
    const again = await verify(token);
    expect([again.status, again.body]).toEqual([400, { detail: 'VERIFY_USER_ALREADY_VERIFIED' }]);
    for (const bad of ['', 'x', `${token}x`, 'é'.repeat(1_000)]) {
      const answer = await verify(bad);
      expect([answer.status, answer.body]).toEqual([400, BAD]);
    }
    await auth.sql.query(`UPDATE mail_tokens SET expires_at = now()`);
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('lets one of parallel uses of a token win', async () => {
    const { token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('refuses an expired token', async () => {
    const { token } = await registered();
    await auth.sql.query(`UPDATE mail_tokens SET expires_at = now() WHERE used_at IS NULL`);
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('gives a token an hour', async () => {
    await registered();
    const [row] = await auth.sql.query<{ seconds: number }[]>(
      `SELECT max(extract(epoch FROM expires_at - now()))::float8 AS seconds FROM mail_tokens`,
    );
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
    await auth.sql.query(`UPDATE accounts SET is_active = false WHERE email = $1`, [email]);
    expect((await verify(token)).body).toEqual(BAD);
  });

  it('answers 422 without a token', async () => {
    const answer = await auth.post('/api/auth/verify', {});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ type: 'missing', loc: ['body', 'token'] }] });
  });

  it('POST auth/request-verify-token answers 202 null and sends another link', async () => {
    const { email, token } = await registered();
    const answer = await request(email.toUpperCase());
    expect([answer.status, answer.body]).toEqual([202, null]);
    const second = tokenIn(await auth.mail.mail(email, 2));
    expect(second).not.toBe(token);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(token)).body).toEqual({ detail: 'VERIFY_USER_ALREADY_VERIFIED' });
  });

  it('answers 202 null for an unknown address and sends no mail', async () => {
    const email = newEmail();
    const answer = await request(email);
    expect([answer.status, answer.body]).toEqual([202, null]);
    await registered();
    expect(auth.mail.to(email)).toEqual([]);
  });

  it('answers 400 USER_ALREADY_VERIFIED', async () => {
    const answer = await request(await auth.verified());
    expect([answer.status, answer.body]).toEqual([400, { detail: 'USER_ALREADY_VERIFIED' }]);
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
});
