import { createTestDatabase } from '@likeness/testing/test-database';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Schema } from '../database/database.module.js';
import { databaseOptions, type Migration } from '../database/open-database.js';
import { queryRows } from '../database/rows.js';

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

/** Runs every migration. @param exempt names of migrations that may block clients */
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
    for (const migration of schema.migrations.map((each) => new each())) {
      const { name } = migration.constructor;
      const found = await faultsOf(database, migration);
      if (!exempt.has(name)) faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    return faults;
  } finally {
    await database.destroy();
    await server.drop();
  }
}

async function faultsOf(database: DataSource, migration: Migration): Promise<string[]> {
  const files = await tableFiles(database);
  const queries = await run(database, migration);
  const now = await tableFiles(database);
  const rewritten = [...files].filter(([table, file]) => now.has(table) && now.get(table) !== file);
  const isInTransaction = migration.transaction !== false;
  const faults = [
    ...blockingParts(queries, new Set(files.keys()), isInTransaction),
    ...rewritten.map(([table]) => `${table}: rewritten`),
  ];
  if (!isInTransaction) {
    // After a failure, the next attempt begins with the first statement.
    await run(database, migration).catch(() => faults.push('fails when repeated'));
  }
  return faults;
}

/** @returns the queries */
async function run(database: DataSource, migration: Migration): Promise<string[]> {
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
    await migration.up(runner);
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
