import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { queryColumn } from './rows.js';

/** The first migration of each service creates the schema of this release. */
const RELEASE = '0.2.0';

/** That release runs its own migrations again unless it finds their names. */
export async function recordMigrations(
  runner: QueryRunner,
  names: readonly string[],
): Promise<void> {
  await runner.sql`INSERT INTO migrations (timestamp, name)
    SELECT right(name, 13)::bigint, name FROM unnest(${names}::text[]) AS name`;
}

/** An older database has some migrations, but not the first one. */
export async function refuseOlderDatabase(
  runner: QueryRunner,
  first: MigrationInterface | undefined,
): Promise<void> {
  if (!first || !(await runner.hasTable('migrations'))) return;
  const names = await queryColumn(runner, z.string())`SELECT name FROM migrations`;
  const name = first.name ?? first.constructor.name;
  if (names.length === 0 || names.includes(name)) return;
  throw new Error(
    `This database is older than ${RELEASE}. Upgrade it to ${RELEASE} first: infra/docs/runbooks/upgrade.md`,
  );
}
