import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { burst, statusesOf } from '@likeness/testing/burst';
import { newEmail, PASSWORD, type RunningAuth, startRunningAuth } from './testing/running-auth.js';

const MANY = 100;

describe('concurrent calls', () => {
  let auth: RunningAuth;
  beforeAll(async () => {
    auth = await startRunningAuth();
  });
  afterAll(() => auth.close());

  async function expectServing(): Promise<void> {
    expect((await auth.call('/api/users/me')).status).toBe(401);
  }
  const accounts = async () => {
    const [row] = await auth.sql.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM accounts`);
    return row?.n ?? 0;
  };

  it('an account asked to go a hundred times goes once', async () => {
    const token = await auth.loggedIn();
    const before = await accounts();
    const answers = await burst(MANY, () =>
      auth.call('/api/users/me', { method: 'DELETE' }, { token }),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 204: 1, 401: MANY - 1 });
    expect(await accounts()).toBe(before - 1);
  });

  it('registrations of one address make one account', async () => {
    const [email, before] = [newEmail(), await accounts()];
    const answers = await burst(MANY, () => auth.register(email));
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 201: 1, 400: MANY - 1 });
    expect(await accounts()).toBe(before + 1);
  });

  it('registrations of a hundred people make a hundred accounts', async () => {
    const before = await accounts();
    const answers = await burst(MANY, () => auth.register(newEmail()));
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 201: MANY });
    expect(await accounts()).toBe(before + MANY);
  });

  it('logins, changes of the profile and logouts of one person', async () => {
    const email = newEmail();
    await auth.register(email);
    await auth.sql.query(`UPDATE accounts SET is_verified = true`);
    const logins = await burst(MANY, () => auth.login(email));
    await expectServing();
    expect(statusesOf(logins)).toEqual({ 200: MANY });
    const tokens = logins.map(({ body }) => (body as { access_token: string }).access_token);
    const changes = await burst(MANY, (index) =>
      auth.patch({ first_name: `Ada ${index}` }, { token: tokens[index] }),
    );
    await expectServing();
    expect(statusesOf(changes)).toEqual({ 200: MANY });
    const logouts = await burst(MANY, (index) =>
      auth.call('/api/auth/jwt/logout', { method: 'POST' }, { token: tokens[index] }),
    );
    await expectServing();
    expect(statusesOf(logouts)).toEqual({ 204: MANY });
    const [row] = await auth.sql.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM sessions`);
    expect(row?.n).toBe(0);
  });

  it('a reset link works once', async () => {
    const email = newEmail();
    await auth.register(email);
    await auth.post('/api/auth/forgot-password', { email });
    const token = tokenIn(await auth.mail.mail(email, 2));
    const answers = await burst(MANY, () =>
      auth.post('/api/auth/reset-password', { token, password: `${PASSWORD}-new` }),
    );
    await expectServing();
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: MANY - 1 });
  });

  it('requests for links are all taken', async () => {
    const email = newEmail();
    await auth.register(email);
    const ofOne = await burst(MANY, () => auth.post('/api/auth/forgot-password', { email }));
    const ofMany = await burst(MANY, () =>
      auth.post('/api/auth/request-verify-token', { email: newEmail() }),
    );
    await expectServing();
    expect(statusesOf([...ofOne, ...ofMany])).toEqual({ 202: 2 * MANY });
  });
});
