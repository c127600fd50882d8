import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestStack } from '@likeness/testing/test-stack';
import { Database } from '@likeness/e2e/client/database';
import { eventually } from '@likeness/e2e/client/eventually';
import type { Member } from '@likeness/e2e/client/member';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import { customer, picturesOf, runRehearsal, startProduct, type Tell } from '../rehearsal.js';

/** Files of a running server. */
const OF_THE_RUN = ['postmaster.pid', 'postmaster.opts'];
/** Backed up besides the database. Redis is not. */
const BESIDES = ['objects', 'provenance', 'secrets.json'];

/** Copies a running stack, the database first (PostgreSQL, "Low Level API" for base backups). */
async function backUp(database: Database, dataDir: string, to: string): Promise<void> {
  const cluster = join(to, 'postgres');
  await database.run(`SELECT pg_backup_start('rehearsal', true)`);
  copy(join(dataDir, 'postgres'), cluster);
  const { labelfile } = await database.one<{ labelfile: string }>(
    `SELECT labelfile FROM pg_backup_stop(false)`,
  );
  // The log of changes during the copy.
  rmSync(join(cluster, 'pg_wal'), { recursive: true });
  copy(join(dataDir, 'postgres', 'pg_wal'), join(cluster, 'pg_wal'));
  for (const name of OF_THE_RUN) rmSync(join(cluster, name), { force: true });
  const label = join(cluster, 'backup_label');
  writeFileSync(label, labelfile, { mode: 0o600 });
  const { uid, gid } = statSync(cluster);
  chownSync(label, uid, gid);
  for (const name of BESIDES) copy(join(dataDir, name), join(to, name));
}

function restore(from: string, dataDir: string): void {
  for (const name of ['postgres', ...BESIDES]) copy(join(from, name), join(dataDir, name));
}

/** Keeps owners, because Postgres may run as another account. Files may vanish during the copy. */
function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  const { stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const PORT = 25_000;
const ERASED_MS = 180_000;
const OPERATOR = 'services/auth/dist/operator/main.js';

/** Restores a lost stack: of three people, one leaves before the backup and one after it. */
async function rehearse(tell: Tell): Promise<void> {
  const backup = mkdtempSync(join(tmpdir(), 'likeness-backup-'));
  const first = new TestStack({ port: PORT });
  const second = new TestStack({ port: PORT });
  try {
    const { stays, leftBefore, leftAfter, ownedData, log } = await live(first, backup);
    await first.discard();
    restore(backup, second.dataDir);
    await startProduct(second);
    const database = Database.of(second);
    try {
      tell(
        'everybody of the backup is back, also who has left since',
        await has(database, leftAfter),
      );
      const said = eraseAgain(second, log);
      tell('the audit log names one account to erase again', said.includes('again: 1'));
      await eventually(async () => !(await has(database, leftAfter)), ERASED_MS);
      await eventually(async () => (await erasures(database)) === 0, ERASED_MS);
      tell('who left after the backup can not log in', !(await leftAfter.freshToken()));
      tell('nor can who left before it', !(await leftBefore.freshToken()));
      tell('no picture of either is left', (await strangers(database, stays)) === 0);
      tell(
        'who stayed has every picture, byte for byte, and every entry of the ledger',
        (await ownedDataOf(stays)) === ownedData,
      );
      tell('the ledger is in balance', (await wrong(database)) === 0);
    } finally {
      await database.close();
    }
  } finally {
    await first.discard();
    await second.discard();
    rmSync(backup, { recursive: true, force: true });
  }
}

async function live(stack: TestStack, backup: string) {
  await startProduct(stack);
  const names = ['stays', 'left-before', 'left-after'] as const;
  const [stays, leftBefore, leftAfter] = await Promise.all(
    names.map((name) => customer(stack.address, `${name}@example.org`)),
  );
  if (!stays || !leftBefore || !leftAfter) throw new Error('nobody came');
  await leave(leftBefore, stack, 1);
  const ownedData = await ownedDataOf(stays);
  const database = Database.of(stack);
  try {
    await backUp(database, stack.dataDir, backup);
  } finally {
    await database.close();
  }
  await leave(leftAfter, stack, 2);
  return { stays, leftBefore, leftAfter, ownedData, log: stack.output };
}

async function leave(member: Member, stack: TestStack, finished: number): Promise<void> {
  await member.call('/api/users/me', { method: 'DELETE' });
  await eventually(
    () => Promise.resolve(stack.output.split('"erasure_finished"').length > finished),
    ERASED_MS,
  );
}

/** The operator's command, with the running process's settings. @returns its output */
function eraseAgain(stack: TestStack, log: string): string {
  const settings = readFileSync(`/proc/${stack.pids()['auth']}/environ`, 'utf8')
    .split('\0')
    .map((setting) => setting.split(/=(.*)/s, 2) as [string, string])
    .filter(([name]) => name !== '' && !name.startsWith('NODE_CHANNEL'));
  const { stdout, stderr, status } = spawnSync(process.execPath, [OPERATOR, 'erase-again'], {
    env: Object.fromEntries(settings),
    input: log,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`erase-again ended with ${status}:\n${stderr}`);
  return stdout;
}

async function count(database: Database, query: string, values: unknown[] = []): Promise<number> {
  return (await database.one<{ count: number }>(query, values)).count;
}

async function has(database: Database, { email }: Member): Promise<boolean> {
  const query = `SELECT count(*)::int AS count FROM auth.accounts WHERE email = $1`;
  return (await count(database, query, [email])) > 0;
}

function erasures(database: Database): Promise<number> {
  return count(database, `SELECT count(*)::int AS count FROM auth.erasures`);
}

function strangers(database: Database, { email }: Member): Promise<number> {
  return count(
    database,
    `SELECT count(*)::int AS count FROM images.images
     WHERE owner_id NOT IN (SELECT id::text FROM auth.accounts WHERE email = $1)`,
    [email],
  );
}

/** Accounts whose balance differs from their entries. */
function wrong(database: Database): Promise<number> {
  return count(
    database,
    `SELECT count(*)::int AS count FROM billing.accounts a WHERE
       available <> (SELECT coalesce(sum(available), 0) FROM billing.ledger_entries e WHERE e.user_id = a.user_id)
       OR held <> (SELECT coalesce(sum(held), 0) FROM billing.ledger_entries e WHERE e.user_id = a.user_id)`,
  );
}

/** Digests of a member's pictures, and all ledger entries. */
async function ownedDataOf(member: Member): Promise<string> {
  const pictures = await picturesOf(member);
  const { status, body: ledger } = await member.call<LedgerPage>('/api/payments/ledger');
  if (status !== 200 || pictures.length === 0) throw new Error('nothing to compare');
  return JSON.stringify({ pictures, ledger }, null, 1);
}

await runRehearsal('restore', rehearse);
