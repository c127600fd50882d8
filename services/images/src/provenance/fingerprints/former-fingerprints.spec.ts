import { randomUUID } from 'node:crypto';
import { FingerprintsRepository } from '../../database/fingerprints.repository.js';
import { fingerprintOf } from '../../testing/fingerprint-file.js';
import { member, type RunningImages, startImages } from '../../testing/images-app.js';
import { FormerFingerprintsService } from './former-fingerprints.service.js';

let images: RunningImages;
beforeAll(async () => {
  images = await startImages();
});
afterAll(() => images.close());

it('indexes the fingerprints of 0.2.0 once, and skips damaged and missing files', async () => {
  const former = images.app.get(FormerFingerprintsService);
  await former.stop();
  const fingerprint = fingerprintOf(100);
  // 0.2.0 wrote keypoints, their words and colors, too.
  const file = { ...JSON.parse(String(fingerprint.file)), features: '', words: [7], tones: '' };
  const ids: string[] = [];
  for (const bytes of [JSON.stringify(file), '{', undefined]) {
    const { id } = await images.portrait(member().owner, { id: randomUUID() });
    const key = `renders/${id}/1/fingerprint.json`;
    if (bytes !== undefined) await images.store.put(key, Buffer.from(bytes));
    await images.sql`UPDATE images SET fingerprint_key = ${key} WHERE id = ${id}`;
    await images.sql`DELETE FROM image_fingerprints WHERE image_id = ${id}`;
    ids.push(id);
  }
  const fingerprints = images.app.get(FingerprintsRepository);
  const found = () => fingerprints.imageWith(fingerprint.words, 40);
  expect(await found()).toBeUndefined();
  await former.run();
  expect(await found()).toBe(ids[0]);
  expect(await fingerprints.former(10)).toEqual([]);
});
