import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { lensesSchema } from './lenses.schema.js';

/** The table holds some dozens of rows. */
const EXEMPT = new Set(['SortStyles1765300000000']);

it('migrations of lenses block no client', async () => {
  expect(await migrationFaults(lensesSchema, EXEMPT)).toEqual([]);
});
