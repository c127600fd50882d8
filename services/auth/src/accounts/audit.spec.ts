import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { until } from '@likeness/testing/until';
import { authSuite, bearer, newEmail } from '../testing/running-auth.js';

const NEW = 'Harbour!Quiet9';

describe('the audit log', () => {
  const auth = authSuite();

  it('has sign-ins, refused ones, a changed password and an erasure, each once', async () => {
    const record = jest.spyOn(auth.app.get(AuditLog), 'record');
    const email = await auth.verified(newEmail());
    const [row] = await auth.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
    await auth.login(email, 'Wrong!Quiet9');
    await auth.login(newEmail(), 'Wrong!Quiet9');
    await auth.login(email);
    await auth.post('/api/auth/forgot-password', { email });
    const token = tokenIn(await auth.mail.mail(email, 2));
    expect((await auth.post('/api/auth/reset-password', { token, password: NEW })).status).toBe(
      200,
    );
    await auth.post('/api/auth/reset-password', { token, password: NEW });
    const session = bearer(await auth.login(email, NEW));
    await auth.call('/api/users/me', { method: 'DELETE' }, { token: session });
    await until(() => record.mock.calls.at(-1)?.[0] === 'erasure_finished', 'the erasure');
    expect(record.mock.calls).toEqual([
      ['sign_in_refused', row?.id],
      ['sign_in_refused', null],
      ['sign_in', row?.id],
      ['password_changed', row?.id],
      ['sign_in', row?.id],
      ['erasure_requested', row?.id],
      ['erasure_finished', row?.id],
    ]);
  });
});
