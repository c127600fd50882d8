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

it('finds fingerprints that a former version packed, and drops their segments', async () => {
  const former = images.app.get(FormerFingerprintsService);
  await former.stop();
  const { id } = await images.portrait(member().owner, { id: randomUUID() });
  const keys = [`renders/${id}/1/fingerprint.json`, `derived/${id}/wide-fingerprint.json`];
  const fingerprints = keys.map((_, index) => fingerprintOf(100 + index));
  for (const [index, key] of keys.entries()) {
    // 0.2.0 wrote keypoints and their words, too.
    const former = { ...JSON.parse(String(fingerprints[index]?.file)), features: '', words: [7] };
    await images.store.put(key, Buffer.from(JSON.stringify(former)));
  }
  await images.sql.query(`UPDATE images SET fingerprint_key = $2 WHERE id = $1`, [id, keys[0]]);
  await images.store.put('derived/damaged.json', Buffer.from('{'));
  for (const key of ['', 'derived/gone.json', 'derived/damaged.json', keys[1]]) {
    await images.sql.query(
      `INSERT INTO fingerprint_numbers (image_id, fingerprint_key, words_hash) VALUES ($1, $2, 0)`,
      [id, key],
    );
  }
  await images.sql.query(`CREATE TABLE fingerprint_postings_7 (bucket int, postings bytea)`);

  const candidates = (words: number[] = []) =>
    images.app.get(FingerprintsRepository).candidates(words, 40);
  expect(await candidates(fingerprints[0]?.words)).toEqual([]);
  for (let run = 0; run < 2; run += 1) {
    await former.run();
    for (const [index, fingerprint_key] of keys.entries()) {
      expect(await candidates(fingerprints[index]?.words)).toEqual([
        { image_id: id, fingerprint_key },
      ]);
    }
  }
  const left = await images.sql.query(
    `SELECT 1 FROM fingerprint_numbers
     UNION ALL SELECT 1 FROM pg_tables WHERE tablename = 'fingerprint_postings_7'`,
  );
  expect(left).toEqual([]);
});
