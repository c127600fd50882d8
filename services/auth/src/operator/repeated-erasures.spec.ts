import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { authSuite, newEmail, startRunningAuth } from '../testing/running-auth.js';
import { RepeatedErasuresService } from './repeated-erasures.service.js';

describe('erasing again after a restore', () => {
  const auth = authSuite();
  beforeAll(() => auth.peers.answerWith(() => ({ body: {} })));

  async function accountOf(email: string): Promise<string> {
    const [row] = await auth.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
    return row?.id ?? '';
  }
  async function* logOf(...lines: object[]) {
    yield 'auth-1  | not a line of ours {';
    for (const line of lines) yield `auth-1  | ${JSON.stringify(line)}`;
    await Promise.resolve();
  }

  it('erases the accounts in the audit log, sends a receipt, and keeps all others', async () => {
    const [back, other] = [await auth.verified(newEmail()), await auth.verified(newEmail())];
    const audit = auth.app.get(AuditLog);
    const subject = async (email: string) => audit.subjectOf(await accountOf(email));
    const log = () =>
      logOf(
        { audit: 'sign_in', subject: subjects[1] },
        { audit: 'erasure_requested', subject: subjects[0] },
        { audit: 'erasure_finished', subject: subjects[0] },
        { audit: 'erasure_requested', subject: 'of somebody who is not here' },
      );
    const subjects = [await subject(back), await subject(other)];
    const erasures = auth.app.get(RepeatedErasuresService);
    expect(await erasures.repeat(log())).toBe(1);
    expect((await auth.mail.mail(back, 2)).subject).toContain('deleted');
    expect(await accountOf(back)).toBe('');
    expect((await auth.login(other)).status).toBe(200);
    expect(await erasures.repeat(log())).toBe(0);
  });

  it('erases accounts from before an AUTH_SECRET rotation while the old secret is accepted', async () => {
    const former = 'former-secret-of-32-characters-or-more';
    const changed = await startRunningAuth({ AUTH_SECRET_ALSO: former });
    const email = await changed.verified(newEmail());
    const [account] = await changed.sql<{ id: string }[]>`
      SELECT id FROM accounts WHERE email = ${email}`;
    const before = new AuditLog(createLogger('auth', 'silent'), former);
    const subject = before.subjectOf(account?.id ?? '');
    const lines = logOf({ audit: 'erasure_requested', subject });
    expect(await changed.app.get(RepeatedErasuresService).repeat(lines)).toBe(1);
    await changed.close();
  });
});
