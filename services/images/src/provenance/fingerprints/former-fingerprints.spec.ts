import { randomUUID } from 'node:crypto';
import { FingerprintsRepository } from '../../database/fingerprints.repository.js';
import { member, type RunningImages, startImages } from '../../testing/images-app.js';
import { FormerFingerprintsService } from './former-fingerprints.service.js';

const WORDS = [-2_147_483_648, 2_147_483_647, -1, 0, 7];
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
  const file = { version: 1, width: 1024, height: 1024, features: '', texture: '', tones: '' };
  for (const [index, key] of keys.entries()) {
    const words = WORDS.map((word) => word ^ index);
    await images.store.put(key, Buffer.from(JSON.stringify({ ...file, words })));
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

  const rows = images.app.get(FingerprintsRepository);
  expect(await rows.candidates(WORDS, 40)).toEqual([]);
  for (let run = 0; run < 2; run += 1) {
    await former.run();
    expect(await rows.candidates(WORDS, 40)).toEqual([{ image_id: id, fingerprint_key: keys[0] }]);
    const wide = await rows.candidates(
      WORDS.map((word) => word ^ 1),
      40,
    );
    expect(wide).toContainEqual({ image_id: id, fingerprint_key: keys[1] });
  }
  const left = await images.sql.query(
    `SELECT 1 FROM fingerprint_numbers
     UNION ALL SELECT 1 FROM pg_tables WHERE tablename = 'fingerprint_postings_7'`,
  );
  expect(left).toEqual([]);
});
