import { execFileSync } from 'node:child_process';
import type { Schema } from '@likeness/service-kit/database/database.module';

const TIMESTAMP = /\d{13}/;

export function lastTag(): string {
  return git('describe', '--tags', '--abbrev=0', '--match', 'v*').trim();
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
