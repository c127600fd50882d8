import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { imagesSchema } from './images.schema.js';

/** Released in 0.2.0, before migrations had rules. */
const EXEMPT = new Set([
  'ListsAndWatermarks1763680000000',
  'Fingerprints1763730000000',
  'Gallery1764400000000',
  'FreeStorage1764410000000',
  'ImageHours1764700000000',
  'RecipesWithoutKeys1764800000000',
  'RecentlyDeleted1764810000000',
]);

it('migrations of images block no client, and down restores the tables', async () => {
  expect(await migrationFaults(imagesSchema, EXEMPT)).toEqual([]);
});
