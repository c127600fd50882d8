import { createTestDatabase } from '@likeness/testing/test-database';
import { DataSource, type MigrationInterface } from 'typeorm';
import { z } from 'zod';
import type { Schema } from '../database/database.module.js';
import { databaseOptions } from '../database/open-database.js';
import { queryColumn, queryRows } from '../database/rows.js';

const TABLE =
  /^(?:CREATE (?:UNIQUE )?INDEX .*?\bON|ALTER TABLE(?: IF EXISTS)?|UPDATE|DELETE FROM|LOCK(?: TABLE)?)(?: ONLY)? "?(\w+)/i;
const COMMA_OUTSIDE_BRACKETS = /,(?![^(]*\))/;

const IS_VALIDATION = /\bVALIDATE CONSTRAINT\b/i;
const RULES: readonly [RegExp, string][] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, 'CREATE INDEX without CONCURRENTLY'],
  [/^LOCK\b/i, 'LOCK TABLE'],
  [
    /\bADD\b(?=.*\b(CHECK|UNIQUE|REFERENCES|PRIMARY KEY|EXCLUDE)\b)(?!.*\b(NOT VALID|USING INDEX)\b)/i,
    'a constraint without NOT VALID',
  ],
];
const LONG_IN_TRANSACTION: readonly [RegExp, string][] = [
  [/^(UPDATE|DELETE)\b/i, 'rows changed in one transaction'],
  [IS_VALIDATION, 'VALIDATE CONSTRAINT inside a transaction'],
];

/** @returns what would block clients of the tables that existed before */
function blockingParts(
  queries: readonly string[],
  existing: ReadonlySet<string>,
  isInTransaction: boolean,
): string[] {
  const rules = isInTransaction ? [...RULES, ...LONG_IN_TRANSACTION] : RULES;
  let isValidated = false;
  return queries.flatMap(statementsIn).flatMap((statement) => {
    const table = TABLE.exec(statement)?.[1];
    if (table === undefined || !existing.has(table)) return [];
    isValidated ||= IS_VALIDATION.test(statement);
    return partsOf(statement).flatMap((part) => {
      const found = rules.filter(([pattern]) => pattern.test(part)).map(([, says]) => says);
      const isScan = /\bSET NOT NULL\b/i.test(part) && !isValidated;
      if (isScan) found.push('SET NOT NULL without a validated check');
      return found.map((says) => `${table}: ${says}`);
    });
  });
}

function statementsIn(query: string): string[] {
  const plain = query.replace(/\$(\w*)\$.*?\$\1\$/gs, '').replace(/--.*$/gm, '');
  return plain.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim());
}

function partsOf(statement: string): string[] {
  return statement.startsWith('ALTER') ? statement.split(COMMA_OUTSIDE_BRACKETS) : [statement];
}

const fileRow = z.object({ table: z.string(), file: z.int() });
const POOL = { poolMax: 1, waitMs: 4_000 };

/**
 * Runs every migration up, all down again, and up once more.
 * @param exempt names of migrations that may block clients
 */
export async function migrationFaults(
  schema: Schema,
  exempt: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const server = await createTestDatabase({ schema: schema.schema });
  const options = { ...schema, ...POOL, url: server.url, entities: [], migrations: [] };
  const database = await new DataSource(databaseOptions(options)).initialize();
  const faults: string[] = [];
  try {
    await database.query(`CREATE TABLE migrations (timestamp bigint, name text)`);
    const migrations = schema.migrations.map((migration) => new migration());
    const before: string[][] = [];
    for (const migration of migrations) {
      const { name } = migration.constructor;
      before.push(await definitions(database));
      const found = await faultsOf(database, migration);
      if (!exempt.has(name)) faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    const end = await definitions(database);
    for (const migration of migrations.toReversed()) {
      await run(database, migration, 'down');
      const left = difference(before.pop() ?? [], await definitions(database));
      faults.push(...left.map((what) => `${migration.constructor.name}: down differs in ${what}`));
    }
    for (const migration of migrations) await run(database, migration, 'up');
    const again = difference(end, await definitions(database));
    return [...faults, ...again.map((what) => `up after down differs in ${what}`)];
  } finally {
    await database.destroy();
    await server.drop();
  }
}

async function faultsOf(database: DataSource, migration: MigrationInterface): Promise<string[]> {
  const files = await tableFiles(database);
  const queries = await run(database, migration, 'up');
  const now = await tableFiles(database);
  const rewritten = [...files].filter(([table, file]) => now.has(table) && now.get(table) !== file);
  const isInTransaction = migration.transaction !== false;
  const faults = [
    ...blockingParts(queries, new Set(files.keys()), isInTransaction),
    ...rewritten.map(([table]) => `${table}: rewritten`),
  ];
  if (!isInTransaction) {
    // After a failure, the next attempt begins with the first statement.
    await run(database, migration, 'up').catch(() => faults.push('fails when repeated'));
  }
  return faults;
}

/** @returns the queries */
async function run(
  database: DataSource,
  migration: MigrationInterface,
  way: 'up' | 'down',
): Promise<string[]> {
  const runner = database.createQueryRunner();
  const queries: string[] = [];
  const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
  runner.query = ((...given: unknown[]) => {
    queries.push(String(given[0]));
    return query(...given);
  }) as typeof runner.query;
  const isInTransaction = migration.transaction !== false;
  try {
    if (isInTransaction) await runner.startTransaction();
    await migration[way](runner);
    if (isInTransaction) await runner.commitTransaction();
  } finally {
    await runner.release();
  }
  return queries;
}

/** Postgres gives a table that it rewrites a new file. */
async function tableFiles(database: DataSource): Promise<Map<string, number>> {
  const rows = await queryRows(database, fileRow)`
    SELECT relname AS table, relfilenode AS file FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema::regnamespace`;
  return new Map(rows.map(({ table, file }) => [table, file]));
}

async function definitions(database: DataSource): Promise<string[]> {
  return queryColumn(database, z.string())`
    SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod),
       CASE WHEN attnotnull THEN 'NOT NULL' END, pg_get_expr(adbin, adrelid)) AS definition
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r'
     LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attnum > 0 AND NOT attisdropped AND relnamespace = current_schema::regnamespace
   UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema
   UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
     FROM pg_constraint WHERE connamespace = current_schema::regnamespace
   UNION ALL SELECT 'function ' || proname FROM pg_proc
     WHERE pronamespace = current_schema::regnamespace
   UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger
     JOIN pg_class ON pg_class.oid = tgrelid
     WHERE NOT tgisinternal AND relnamespace = current_schema::regnamespace`;
}

function difference(one: readonly string[], other: readonly string[]): string[] {
  const without = (some: readonly string[]) => (each: string) => !some.includes(each);
  return [...one.filter(without(other)), ...other.filter(without(one))];
}
