import type { QueryRunner } from 'typeorm';
import { migrationFaults } from './migration-faults.js';

function migration(queries: readonly string[], transaction?: false) {
  return class Tried {
    readonly transaction = transaction;
    async up(runner: QueryRunner) {
      for (const query of queries) await runner.query(query);
    }
  };
}

const ROWS = migration([
  'CREATE TABLE rows (id int PRIMARY KEY, size int)',
  'CREATE INDEX rows_new ON rows (size)',
]);

const faultsOf = async (up: readonly string[], transaction?: false) => {
  const migrations = [ROWS, migration(up, transaction)];
  return migrationFaults({ schema: 'tried', entities: [], migrations });
};

describe('faults of migrations', () => {
  it('what blocks clients', async () => {
    const blocking = [
      ['CREATE INDEX small ON rows (size)', 'CREATE INDEX without CONCURRENTLY'],
      ['LOCK TABLE rows IN SHARE MODE', 'LOCK TABLE'],
      ['UPDATE rows SET size = 1', 'rows changed in one transaction'],
      [
        'ALTER TABLE rows ADD name text, ADD CONSTRAINT big CHECK (size < 9)',
        'a constraint without NOT VALID',
      ],
      [
        `ALTER TABLE rows ADD kind text CHECK (kind IN ('a', 'b'))`,
        'a constraint without NOT VALID',
      ],
      ['ALTER TABLE rows ALTER size SET NOT NULL', 'SET NOT NULL without a validated check'],
      ['ALTER TABLE rows ADD twice int GENERATED ALWAYS AS (size * 2) STORED', 'rewritten'],
    ] as const;
    const up = blocking.map(([statement]) => statement);
    const faults = blocking.map(([, fault]) => `Tried: rows: ${fault}`);
    expect(await faultsOf(up)).toEqual(faults);
  });

  it('none when the statements leave clients alone', async () => {
    const up = [
      'DROP INDEX CONCURRENTLY IF EXISTS small',
      'CREATE INDEX CONCURRENTLY small ON rows (size)',
      'ALTER TABLE rows ADD COLUMN IF NOT EXISTS name text, DROP CONSTRAINT IF EXISTS given',
      'ALTER TABLE rows ADD CONSTRAINT given CHECK (size IS NOT NULL) NOT VALID',
      'UPDATE rows SET size = 0 WHERE size IS NULL AND id BETWEEN 1 AND 1000',
      'ALTER TABLE rows VALIDATE CONSTRAINT given',
      'ALTER TABLE rows ALTER size SET NOT NULL',
    ];
    expect(await faultsOf(up, false)).toEqual([]);
  });

  it('a migration outside a transaction that cannot be repeated', async () => {
    const up = ['CREATE INDEX CONCURRENTLY small ON rows (size)'];
    expect(await faultsOf(up, false)).toEqual(['Tried: fails when repeated']);
  });
});
