import { execFileSync } from 'node:child_process';
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
