import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { authSchema } from './auth.schema.js';

it('migrations of auth block no client', async () => {
  expect(await migrationFaults(authSchema)).toEqual([]);
});
