import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { lensesSchema } from './lenses.schema.js';

/** Released in 0.2.0, before migrations had rules. */
const EXEMPT = new Set([
  'BothTools1764100000000',
  'DiscardLeftovers1764500000000',
  'RenderClaims1765000000000',
  'FairTurns1765140000000',
  // The table holds some dozens of rows.
  'SortStyles1765300000000',
]);

it('migrations of lenses block no client, and down restores the tables', async () => {
  expect(await migrationFaults(lensesSchema, EXEMPT)).toEqual([]);
});
