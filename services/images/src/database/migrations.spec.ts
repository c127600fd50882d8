import { migrationFaults } from '@likeness/service-kit/testing/migration-faults';
import { imagesSchema } from './images.schema.js';

it('migrations of images block no client', async () => {
  expect(await migrationFaults(imagesSchema)).toEqual([]);
});
