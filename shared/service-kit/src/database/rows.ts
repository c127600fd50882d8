import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** A data source, a manager or a query runner. */
type Sql = Pick<EntityManager, 'sql'>;
/** SQL with its values in place: each becomes a parameter, `() => text` becomes text. */
type Statement = [parts: TemplateStringsArray, ...values: unknown[]];

/**
 * Runs SQL and parses the rows of SELECT or RETURNING. Columns that the schema does not name are dropped.
 * Postgres gives `bigint` and `numeric` as text, timestamps as `Date`.
 * @throws RowMismatchError if a row does not match the schema
 */
export const queryRows =
  <Row>(database: Sql, row: z.ZodType<Row>) =>
  async (...statement: Statement): Promise<Row[]> =>
    parsed(z.array(row), rowsIn(await database.sql(...statement)));

/** For SQL that is put together as text, with numbered parameters. */
export async function queryText<Row>(
  database: Pick<EntityManager, 'query'>,
  row: z.ZodType<Row>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return parsed(z.array(row), rowsIn(await database.query(text, [...values])));
}

/** The first row of `queryRows`. */
export const queryRow =
  <Row>(database: Sql, row: z.ZodType<Row>) =>
  async (...statement: Statement): Promise<Row | undefined> =>
    parsed(row.optional(), rowsIn(await database.sql(...statement))[0]);

/** For rows of one column. */
export const queryColumn =
  <Value>(database: Sql, value: z.ZodType<Value>) =>
  async (...statement: Statement): Promise<Value[]> => {
    const rows = await queryRows(database, z.record(z.string(), z.unknown()))(...statement);
    return parsed(
      z.array(value),
      rows.flatMap((row) => Object.values(row)),
    );
  };

/** A count or sum; 0 without a row. */
export const queryNumber =
  (database: Sql) =>
  async (...statement: Statement): Promise<number> =>
    (await queryColumn(database, z.number())(...statement))[0] ?? 0;

/** @returns number of updated or deleted rows; of an INSERT, the rows of its RETURNING */
export const changeRows =
  (database: Sql) =>
  async (...statement: Statement): Promise<number> => {
    const result = await database.sql<unknown[]>(...statement);
    return isCounted(result) ? result[1] : result.length;
  };

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
function isCounted(result: unknown[]): result is [unknown[], number] {
  return Array.isArray(result[0]) && typeof result[1] === 'number';
}

function rowsIn(result: unknown[]): unknown[] {
  return isCounted(result) ? result[0] : result;
}
