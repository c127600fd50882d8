import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { authSchema } from './auth.schema.js';

/** Released in 0.2.0, before migrations had rules. */
const EXEMPT = new Set(['Operators1764500000000']);

it('migrations of auth block no client, and down restores the tables', async () => {
  expect(await migrationFaults(authSchema, EXEMPT)).toEqual([]);
});
