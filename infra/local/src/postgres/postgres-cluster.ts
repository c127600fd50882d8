import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../process/problem.js';
import { commandLineOf } from '../process/process-identity.js';
import { endStray } from '../process/stray-process.js';
import { postgresAccount, type Account } from './postgres-account.js';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { folderOutside, reachableByAll } from './reachable-folder.js';

export type PostgresCluster = {
  folder: string;
  account: Account;
  binaries: PostgresBinaries;
  /** True if the data directory is private, so that the cluster is elsewhere. */
  elsewhere: boolean;
};

/**
 * Cleans up after a killed run: a running server, a stale `postmaster.pid`, an unfinished initdb.
 * @param password of the superuser `postgres`, set when the cluster is created
 */
export async function prepareCluster(dataDir: string, password: string): Promise<PostgresCluster> {
  const account = postgresAccount();
  const elsewhere = account.uid !== undefined && !reachableByAll(dataDir);
  const home = elsewhere ? folderOutside(dataDir) : dataDir;
  const fallback = () => join(elsewhere ? home : folderOutside(dataDir), 'postgres-binaries');
  const binaries = await postgresBinaries(account, fallback);
  const folder = join(home, 'postgres');
  if (existsSync(folder)) await clearLeftovers(folder);
  else await initialise(folder, password, account, binaries);
  return { folder, account, binaries, elsewhere };
}

/** Uses a temporary name until the cluster is complete. */
async function initialise(
  folder: string,
  password: string,
  account: Account,
  binaries: PostgresBinaries,
): Promise<void> {
  const half = `${folder}.half`;
  const passwordFile = join(dirname(folder), 'postgres.password');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (account.uid !== undefined && account.gid !== undefined) {
      chownSync(half, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    await promisify(execFile)(
      binaries.initdb,
      [
        ...['--pgdata', half, '--username', 'postgres', '--pwfile', passwordFile],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-locale'],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ],
      { ...account, cwd: '/' },
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Problem(`Postgres could not make its data directory: ${stderr ?? String(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await rename(half, folder);
}

async function clearLeftovers(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const commandLine = Number.isInteger(pid) ? commandLineOf(pid) : undefined;
  // SIGINT is Postgres's fast shutdown.
  if (commandLine?.includes(folder)) await endStray(pid, 'SIGINT', 20_000);
  // Another program may have this id now; Postgres would then refuse to start.
  rmSync(pidFile, { force: true });
}
