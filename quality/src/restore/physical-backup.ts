import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@likeness/e2e/client/database';

/** What belongs to a running server alone. */
const OF_THE_RUN = ['postmaster.pid', 'postmaster.opts'];
/** What a backup holds besides the database; Redis is not among it. */
const BESIDES = ['objects', 'provenance', 'secrets.json'];

/**
 * Copies a stack while it runs, the database first: Postgres' own way for copies of its files (see "Making a
 * Base Backup Using the Low Level API"), which needs none of its tools.
 */
export async function backUp(database: Database, dataDir: string, to: string): Promise<void> {
  const cluster = join(to, 'postgres');
  await database.run(`SELECT pg_backup_start('rehearsal', true)`);
  copy(join(dataDir, 'postgres'), cluster);
  const { labelfile } = await database.one<{ labelfile: string }>(
    `SELECT labelfile FROM pg_backup_stop(false)`,
  );
  // What happened while it was copied.
  rmSync(join(cluster, 'pg_wal'), { recursive: true });
  copy(join(dataDir, 'postgres', 'pg_wal'), join(cluster, 'pg_wal'));
  for (const name of OF_THE_RUN) rmSync(join(cluster, name), { force: true });
  const label = join(cluster, 'backup_label');
  writeFileSync(label, labelfile, { mode: 0o600 });
  const { uid, gid } = statSync(cluster);
  chownSync(label, uid, gid);
  for (const name of BESIDES) copy(join(dataDir, name), join(to, name));
}

/** Puts a backup where a stack that has not run yet will look for its data. */
export function restore(from: string, dataDir: string): void {
  for (const name of ['postgres', ...BESIDES]) copy(join(from, name), join(dataDir, name));
}

/** With owners: Postgres may run as another account. A file may go while it is copied. */
function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  const { stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
