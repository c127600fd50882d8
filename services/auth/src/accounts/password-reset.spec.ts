import { told } from '@likeness/testing/running-service';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { until } from '@likeness/testing/until';
import { authSuite, bearer, newEmail, PASSWORD, SITE } from '../testing/running-auth.js';

const BAD = { detail: 'RESET_PASSWORD_BAD_TOKEN' };
const NEW = 'Harbour!Quiet9';

describe('a forgotten password', () => {
  const auth = authSuite();

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
      expect(await told(reset(used, 'Another-Quiet7'))).toEqual([400, BAD]);
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
      expect(await told(reset(token))).toEqual([400, BAD]);
    }
  });

  it('answers 422 for missing fields and never repeats a password', async () => {
    const answer = await auth.post('/api/auth/reset-password', { password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD);
    const number = await auth.post('/api/auth/reset-password', { token: 't', password: 98765 });
    expect(JSON.stringify(number.body)).not.toContain('98765');
  });
});
