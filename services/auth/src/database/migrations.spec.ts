import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { authSchema } from './auth.schema.js';

it('migrations of auth block no client, and down restores the tables', async () => {
  expect(await migrationFaults(authSchema)).toEqual([]);
});
