import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { billingSchema } from './billing.schema.js';

it('migrations of billing block no client', async () => {
  expect(await migrationFaults(billingSchema)).toEqual([]);
});
