import { authSuite, newEmail } from '../testing/running-auth.js';

describe('the account of an email address', () => {
  const auth = authSuite();

  const ask = async (email: string) => {
    const answer = await auth.asService('/internal/accounts/by-email', { email }, 'billing');
    return (answer.body as { user_id: string | null }).user_id;
  };

  it('finds verified accounts regardless of case', async () => {
    const email = newEmail();
    await auth.verified(email);
    expect(await ask(email.toUpperCase())).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not given for other addresses', async () => {
    const email = newEmail();
    await auth.register(email);
    for (const nobody of [email, newEmail(), '', '\0']) expect(await ask(nobody)).toBeNull();
  });
});
