import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { billingSchema } from './billing.schema.js';

it('migrations of billing block no client, and down restores the tables', async () => {
  expect(await migrationFaults(billingSchema)).toEqual([]);
});
