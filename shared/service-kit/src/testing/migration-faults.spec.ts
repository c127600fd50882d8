import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrationFaults } from './migration-faults.js';

function migration(up: readonly string[], down: string, transaction?: false) {
  const run = async (runner: QueryRunner, queries: readonly string[]) => {
    for (const query of queries) await runner.query(query);
  };
  return class Tried implements MigrationInterface {
    readonly transaction = transaction;
    up = (runner: QueryRunner) => run(runner, up);
    down = (runner: QueryRunner) => run(runner, [down]);
  };
}

const ROWS = migration(
  ['CREATE TABLE rows (id int PRIMARY KEY, size int)', 'CREATE INDEX rows_new ON rows (size)'],
  'DROP TABLE rows',
);

const faultsOf = async (up: readonly string[], down: string, transaction?: false) => {
  const migrations = [ROWS, migration(up, down, transaction)];
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
    const down = `
      DROP INDEX small;
      ALTER TABLE rows DROP twice, DROP name, DROP kind, DROP CONSTRAINT IF EXISTS big,
        ALTER size DROP NOT NULL`;
    const faults = blocking.map(([, fault]) => `Tried: rows: ${fault}`);
    expect(await faultsOf(up, down)).toEqual(faults);
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
    const down = `
      DROP INDEX small;
      ALTER TABLE rows DROP name, DROP CONSTRAINT given, ALTER size DROP NOT NULL`;
    expect(await faultsOf(up, down, false)).toEqual([]);
  });

  it('a migration outside a transaction that cannot be repeated', async () => {
    const up = ['CREATE INDEX CONCURRENTLY small ON rows (size)'];
    expect(await faultsOf(up, 'DROP INDEX small', false)).toEqual(['Tried: fails when repeated']);
  });

  it('an incomplete down', async () => {
    expect(await faultsOf(['CREATE TABLE IF NOT EXISTS more (id int)'], 'SELECT 1')).toEqual([
      'Tried: down differs in more id integer',
      'Tried: down differs in more id integer',
    ]);
  });
});
