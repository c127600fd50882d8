import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { Redis } from 'ioredis';
import { authSuite } from '../testing/running-auth.js';
import { runCommand } from './commands.js';

const UPGRADE = new URL('../../../../infra/docs/runbooks/upgrade.md', import.meta.url);
const NO_PLAN = { subscription_status: null, subscription_start: null, subscription_end: null };

describe('a command', () => {
  const auth = authSuite();

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
