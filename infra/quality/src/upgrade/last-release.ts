import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from '@likeness/local/env';
import { Problem } from '@likeness/local/process/problem';
import type { Schema } from '@likeness/service-kit/database/database.module';

const TIMESTAMP = /\d{13}/;

/** A tag or a commit: the given one, or the last tag. @throws Problem if there is none */
export function lastRelease(given = inheritedEnvironment().UPGRADE_FROM): string {
  const release =
    given || git('tag', '--list', 'v*', '--merged=HEAD', '--sort=-v:refname').split('\n')[0];
  if (release) return release;
  const problem = new Problem(
    'This checkout has no tags: set UPGRADE_FROM to the commit of the last release.',
  );
  problem.stack = problem.message;
  throw problem;
}

/** The schema with the migrations that the release had, according to git. */
export function releasedSchema(release: string, current: Schema): Schema {
  const folder = `services/${current.schema}/src/database/migrations/`;
  const files = git('ls-tree', '--name-only', '--full-tree', release, folder).split('\n');
  const released = new Set(files.map(timestampOf));
  const migrations = current.migrations.filter(({ name }) => released.has(timestampOf(name)));
  if (migrations.length === 0) throw new Error(`${release} has no migrations in ${folder}`);
  return { ...current, migrations };
}

function timestampOf(name: string): string | undefined {
  return TIMESTAMP.exec(name)?.[0];
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}
