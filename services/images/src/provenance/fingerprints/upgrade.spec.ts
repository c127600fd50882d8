import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FingerprintSearchService } from './fingerprint-search.service.js';
import { member, type RunningImages, startImages } from '../../testing/images-app.js';
import { WideFingerprints1765700000000 } from '../../database/migrations/1765700000000-wide-fingerprints.js';
import { PackedFingerprints1765600000000 } from '../../database/migrations/1765600000000-packed-fingerprints.js';

const WORDS = [-2_147_483_648, 2_147_483_647, -1, 0, 7];

describe('fingerprints of 0.2.0', () => {
  let images: RunningImages;
  beforeAll(async () => {
    images = await startImages();
  });
  afterAll(() => images.close());

  it('are found after the upgrade, and after a rollback and a second upgrade', async () => {
    const { id } = await images.portrait(member().owner, { id: randomUUID() });
    await images.sql.query(`UPDATE images SET fingerprint_key = 'renders/f.json' WHERE id = $1`, [
      id,
    ]);
    await images.sql.query(`INSERT INTO fingerprints (image_id, words) VALUES ($1, $2)`, [
      id,
      WORDS,
    ]);
    const packed = new PackedFingerprints1765600000000();
    const wide = new WideFingerprints1765700000000();
    const runner = images.app.get(DataSource).createQueryRunner();
    const found = () => images.app.get(FingerprintSearchService).candidates(WORDS, 40);
    for (let upgrade = 0; upgrade < 2; upgrade += 1) {
      await wide.down(runner);
      await packed.down(runner);
      await packed.up(runner);
      await wide.up(runner);
      expect(await found()).toMatchObject([{ image_id: id }]);
    }
    await packed.up(runner);
    expect(await found()).toHaveLength(1);
    await runner.release();
  });
});
