import { fillFingerprints, type Original, wordsOfCopy } from '../../testing/fill-fingerprints.js';
import { member, type RunningImages, startImages } from '../../testing/images-app.js';
import { FingerprintPackingService } from './fingerprint-packing.service.js';
import { FingerprintSearchService } from './fingerprint-search.service.js';

const BATCH = 2_100;
const CHECKED = 3;
const SHARED = 12;
let images: RunningImages;
beforeAll(async () => {
  images = await startImages();
  await images.app.get(FingerprintPackingService).stop();
});
afterEach(async () => {
  await images.sql.query(`TRUNCATE images, fingerprint_segments CASCADE`);
  await pack();
});
afterAll(() => images.close());

const pack = () => images.app.get(FingerprintPackingService).run();
const fill = (portraits = BATCH) => fillFingerprints(images.sql, member().owner.id, portraits);
const count = async (from: string) =>
  Number((await images.sql.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${from}`))[0]?.n);
const tables = () => count(`pg_tables WHERE tablename LIKE 'fingerprint_postings_%'`);
async function firstFor(words: readonly number[]): Promise<string | undefined> {
  const search = images.app.get(FingerprintSearchService);
  return (await search.candidates(wordsOfCopy(words.slice(0, SHARED)), 40))[0]?.image_id;
}
async function expectFound(originals: readonly Original[]): Promise<void> {
  for (const { image_id, words } of originals.slice(0, CHECKED)) {
    expect(await firstFor(words)).toBe(image_id);
  }
}

it('finds portraits before, while and after they are packed and merged', async () => {
  const old = await fill();
  await expectFound(old);
  const packing = pack();
  await expectFound(old);
  await packing;
  expect([await count('unpacked_fingerprints'), await count('fingerprint_segments')]).toEqual([
    0, 1,
  ]);
  await expectFound(old);

  const middle = await fill();
  const late = await fill(7);
  await Promise.all([pack(), pack()]);
  await pack();
  expect([await count('unpacked_fingerprints'), await tables()]).toEqual([0, 1]);
  await expectFound([...old, ...middle, ...late]);
});

it('leaves few fingerprints unpacked', async () => {
  const originals = await fill(100);
  await pack();
  expect([await count('unpacked_fingerprints'), await tables()]).toEqual([100, 0]);
  await expectFound(originals);
});

it('hides deleted images at once and removes their words within thirty days', async () => {
  const [deleted, ...others] = await fill();
  if (!deleted) throw new Error('no portraits');
  await pack();
  const size = async () => {
    const [table] = await images.sql.query<{ name: string }[]>(
      `SELECT 'fingerprint_postings_' || id AS name FROM fingerprint_segments`,
    );
    const [row] = await images.sql.query<{ bytes: string }[]>(
      `SELECT sum(length(postings)) AS bytes FROM ${table?.name}`,
    );
    return Number(row?.bytes);
  };
  const before = await size();
  await images.sql.query(`DELETE FROM images WHERE id = $1`, [deleted.image_id]);
  expect(await firstFor(deleted.words)).not.toBe(deleted.image_id);
  await pack();
  expect(await size()).toBe(before);

  await images.sql.query(`UPDATE fingerprint_segments SET packed_at = now() - interval '31 days'`);
  await pack();
  await pack();
  expect(before - (await size())).toBeGreaterThan(200);
  await expectFound(others);
});

it('merges a month that is over, and drops the table of a month without images', async () => {
  const last = `date_trunc('month', now() - interval '1 month')`;
  const endMonth = () => images.sql.query(`UPDATE fingerprint_segments SET month = ${last}`);
  const originals = await fill();
  await pack();
  await endMonth();
  await fill();
  await pack();
  expect(await tables()).toBe(2);
  await endMonth();
  await pack();
  await pack();
  expect([await tables(), await count(`fingerprint_segments WHERE month = ${last}`)]).toEqual([
    1, 1,
  ]);
  await expectFound(originals);

  await images.sql.query(`DELETE FROM images`);
  await images.sql.query(`UPDATE fingerprint_segments SET packed_at = now() - interval '31 days'`);
  await pack();
  await pack();
  expect([await tables(), await count('fingerprint_segments')]).toEqual([0, 0]);
});

it('drops the table of a process that stopped while it packed', async () => {
  await images.sql.query(
    `WITH left_over AS (
       INSERT INTO fingerprint_segments (portraits, first_no, last_no, word_bits, number_bits)
       VALUES (1, 1, 1, 20, 1) RETURNING id
     ) SELECT id FROM left_over`,
  );
  const [row] = await images.sql.query<{ id: string }[]>(`SELECT id FROM fingerprint_segments`);
  await images.sql.query(
    `CREATE TABLE fingerprint_postings_${row?.id} (bucket int PRIMARY KEY, postings bytea)`,
  );
  await pack();
  expect([await tables(), await count('fingerprint_segments')]).toEqual([0, 0]);
});

it('copies the fingerprints of 0.2.0 once', async () => {
  const [original] = await fill(1);
  if (!original) throw new Error('no portraits');
  await images.sql.query(`DELETE FROM fingerprint_numbers`);
  expect(await firstFor(original.words)).toBeUndefined();
  await images.sql.query(`INSERT INTO fingerprints (image_id, words) VALUES ($1, $2)`, [
    original.image_id,
    original.words,
  ]);
  for (let run = 0; run < 2; run += 1) {
    await pack();
    expect([await count('fingerprint_numbers'), await count('unpacked_fingerprints')]).toEqual([
      1, 1,
    ]);
    await expectFound([original]);
  }
});
