import type { QueryRunner } from 'typeorm';
import type { Migration } from './open-database.js';
import { z } from 'zod';
import { queryColumn } from './rows.js';

/** The first migration of each service creates the schema of this release. */
const RELEASE = '0.2.0';

/** An older database has some migrations, but not the first one. */
export async function refuseOlderDatabase(
  runner: QueryRunner,
  first: Migration | undefined,
): Promise<void> {
  if (!first || !(await runner.hasTable('migrations'))) return;
  const names = await queryColumn(runner, z.string())`SELECT name FROM migrations`;
  const name = first.name ?? first.constructor.name;
  if (names.length === 0 || names.includes(name)) return;
  throw new Error(
    `This database is older than ${RELEASE}. Upgrade it to ${RELEASE} first: infra/docs/runbooks/upgrade.md`,
  );
}
