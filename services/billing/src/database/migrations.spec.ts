import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { billingSchema } from './billing.schema.js';

/** Released in 0.2.0, before migrations had rules. */
const EXEMPT = new Set([
  'AwaitHeldCredits1764200000000',
  'CountDeclarationsByAddress1764300000000',
]);

it('migrations of billing block no client, and down restores the tables', async () => {
  expect(await migrationFaults(billingSchema, EXEMPT)).toEqual([]);
});
