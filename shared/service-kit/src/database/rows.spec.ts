import { z } from 'zod';
import { dataSourceSuite } from '../testing/data-source-suite.js';
import {
  changeRows,
  queryColumn,
  queryNumber,
  queryRow,
  queryRows,
  RowMismatchError,
} from './rows.js';

const Fruit = z.object({ id: z.int(), name: z.string().nullable() });

describe('rows of SQL', () => {
  const database = dataSourceSuite('fruit', (opened) =>
    opened.query('CREATE TABLE fruit (id int PRIMARY KEY, name text, weight bigint)'),
  );
  beforeEach(async () => {
    await database.query('TRUNCATE fruit');
    await database.query(`INSERT INTO fruit VALUES (1, 'apple', 90), (2, NULL, 120)`);
  });

  it('parses rows of every kind of statement', async () => {
    expect(await queryRows(database, Fruit)`SELECT * FROM fruit ORDER BY id`).toEqual([
      { id: 1, name: 'apple' },
      { id: 2, name: null },
    ]);
    const pear = queryRow(database, Fruit)`INSERT INTO fruit VALUES (3, ${'pear'}) RETURNING *`;
    expect(await pear).toEqual({ id: 3, name: 'pear' });
    const plum = queryRows(database, Fruit)`
      UPDATE fruit SET name = 'plum' WHERE id = 2 RETURNING *`;
    expect(await plum).toEqual([{ id: 2, name: 'plum' }]);
    expect(await queryRow(database, Fruit)`SELECT * FROM fruit WHERE id = 9`).toBeUndefined();
  });

  it('gives a column or a number as it is', async () => {
    const names = queryColumn(database, z.string().nullable())`SELECT name FROM fruit ORDER BY id`;
    expect(await names).toEqual(['apple', null]);
    const removed = queryColumn(database, z.int())`DELETE FROM fruit WHERE id = 2 RETURNING id`;
    expect(await removed).toEqual([2]);
    expect(await queryNumber(database)`SELECT count(*)::int FROM fruit`).toBe(1);
    expect(await queryNumber(database)`SELECT id FROM fruit WHERE id = 9`).toBe(0);
    const bigint = queryNumber(database)`SELECT count(*) FROM fruit`;
    await expect(bigint).rejects.toThrow(RowMismatchError);
  });

  it('counts changed rows', async () => {
    const change = changeRows(database);
    const inserted = change`
      INSERT INTO fruit VALUES (2), (3) ON CONFLICT DO NOTHING RETURNING id`;
    expect(await inserted).toBe(1);
    expect(await change`UPDATE fruit SET weight = 1 WHERE id > ${1}`).toBe(2);
    expect(await change`DELETE FROM fruit WHERE id = 9`).toBe(0);
  });

  it('fails as a fault of ours when a row differs from its schema', async () => {
    const Heavy = z.object({ weight: z.number() });
    const all = queryRows(database, Heavy)`SELECT * FROM fruit`;
    await expect(all).rejects.toThrow(RowMismatchError);
    const first = queryRow(database, Heavy)`SELECT * FROM fruit`;
    await expect(first).rejects.toThrow(RowMismatchError);
  });
});
