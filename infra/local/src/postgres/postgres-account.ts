import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../process/problem.js';

/** System account for Postgres; empty for the current one. */
export type Account = { uid?: number; gid?: number };

/** Postgres refuses to run as root: then it uses the account `postgres`, created if missing. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return existingAccount() ?? createdAccount();
}

function existingAccount(): Account | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function createdAccount(): Account {
  try {
    const options = { stdio: 'pipe' } as const;
    execFileSync('groupadd', ['--system', '--force', 'postgres'], options);
    const login = ['--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', ['--system', '-g', 'postgres', ...login, 'postgres'], options);
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `Postgres can't run as root, and the account "postgres" could not be made: ${reason}`,
    );
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [option, 'postgres'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

/** True if every account may traverse the folder and its existing parents. */
export function reachableByAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const mode = modeOf(at);
    if (mode !== undefined && (mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function modeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mode;
}

/** Outside private homes, one per data directory. @throws Problem if another user owns it */
export function folderOutside(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join('/var/tmp', `likeness-${key}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Problem(`${folder} belongs to another user. Set DATA_DIR to another folder.`);
  }
  return folder;
}
