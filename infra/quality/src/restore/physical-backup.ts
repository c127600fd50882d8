import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@likeness/e2e/client/database';

/** Files of a running server. */
const OF_THE_RUN = ['postmaster.pid', 'postmaster.opts'];
/** Backed up besides the database. Redis is not. */
const BESIDES = ['objects', 'provenance', 'secrets.json'];

/** Copies a running stack, the database first (PostgreSQL, "Low Level API" for base backups). */
export async function backUp(database: Database, dataDir: string, to: string): Promise<void> {
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

export function restore(from: string, dataDir: string): void {
  for (const name of ['postgres', ...BESIDES]) copy(join(from, name), join(dataDir, name));
}

/** Keeps owners, because Postgres may run as another account. Files may vanish during the copy. */
function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  const { stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
