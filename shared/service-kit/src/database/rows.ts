import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** A data source, a manager or a query runner. */
type Sql = Pick<EntityManager, 'query'>;

/**
 * Runs SQL and parses the rows of SELECT or RETURNING. Columns that the schema does not name are dropped.
 * Postgres gives `bigint` and `numeric` as text, timestamps as `Date`.
 * @throws RowMismatchError if a row does not match the schema
 */
export async function queryRows<Row>(
  database: Sql,
  row: z.ZodType<Row>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return parsed(z.array(row), (await run(database, sql, values)).rows);
}

/** The first row of `queryRows`. */
export async function queryRow<Row>(
  database: Sql,
  row: z.ZodType<Row>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  return parsed(row.optional(), (await run(database, sql, values)).rows[0]);
}

/** @returns number of updated or deleted rows; of an INSERT, the rows of its RETURNING */
export async function changeRows(
  database: Sql,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  return (await run(database, sql, values)).count;
}

/** Not a `ZodError`, which is a client's fault. */
export class RowMismatchError extends Error {
  constructor(mismatch: z.ZodError) {
    super(`a row does not match its schema: ${z.prettifyError(mismatch)}`);
    this.name = 'RowMismatchError';
  }
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new RowMismatchError(result.error);
  return result.data;
}

/** TypeORM answers UPDATE and DELETE with `[rows, count]`, other statements with the rows. */
async function run(database: Sql, sql: string, values: readonly unknown[]) {
  const result = await database.query<unknown[]>(sql, [...values]);
  const [rows, count] = result;
  if (Array.isArray(rows) && typeof count === 'number') return { rows: rows as unknown[], count };
  return { rows: result, count: result.length };
}
