import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { Redis } from 'ioredis';
import { authSuite, newEmail } from '../testing/running-auth.js';
import { runCommand } from './commands.js';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { RepeatedErasuresService } from './repeated-erasures.service.js';

const FORMER = 'former-secret-of-32-characters-or-more';
const auth = authSuite({ AUTH_SECRET_ALSO: FORMER });

const UPGRADE = new URL('../../../../infra/docs/runbooks/upgrade.md', import.meta.url);
const NO_PLAN = { subscription_status: null, subscription_start: null, subscription_end: null };

describe('a command', () => {
  const said = async (name: string, ...words: string[]) => {
    const texts: string[] = [];
    await runCommand(auth.app, name, words, (text) => void texts.push(text));
    return texts.join('');
  };

  it('says that there are no operators', async () => {
    expect(await said('operators')).toBe('There are no operators.\n');
  });

  it.each([
    ['the command', async () => expect(await said('queues', 'resume')).toBe('resumed accounts\n')],
    [
      'the line of the upgrade runbook, for any version,',
      async () => {
        const [, script = ''] = /EVAL "(.+)" 0$/m.exec(readFileSync(UPGRADE, 'utf8')) ?? [];
        await auth.app.get(Redis).eval(script, 0);
      },
    ],
  ])('%s resumes a paused queue', async (_, resume) => {
    const sender = auth.app.get(JobSender);
    await sender.queue('accounts').pause();
    const account = { user_id: randomUUID(), revision: 1, credits: 0, ...NO_PLAN };
    const done = sender.addAndWait(accountSnapshotJob, account, 20_000);
    await resume();
    await done;
    expect(await said('queues', 'resume')).toBe('No queue is paused.\n');
  });
});

describe('erasing again after a restore', () => {
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
        { audit: 'erasure_requested', subject: 'an unknown subject' },
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
    const id = await accountOf(await auth.verified(newEmail()));
    const subject = new AuditLog(createLogger('auth', 'silent'), FORMER).subjectOf(id);
    const lines = logOf({ audit: 'erasure_requested', subject });
    expect(await auth.app.get(RepeatedErasuresService).repeat(lines)).toBe(1);
  });
});
