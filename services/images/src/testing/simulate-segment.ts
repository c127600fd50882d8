import {
  FingerprintSegmentsRepository,
  type Layout,
} from '../database/fingerprint-segments.repository.js';
import { decodeBucket, encodeBucket, layoutFor } from '../provenance/fingerprints/postings.js';
import { COUNTED } from '../provenance/fingerprints/rank-shared-words.js';
import { COMMON_WORDS, commonWord, KEPT, type Original } from './fill-fingerprints.js';
import type { RunningImages } from './images-app.js';

/** Buckets that differ; the others repeat them. */
const DRAWN_BITS = 17;
const RARE = 0.95;
const WRITTEN = 2_048;

/**
 * A segment of random portraits in the real coding, for counts that would take days to insert.
 * The originals take part with all their words.
 */
export async function simulateSegment(
  { app, sql }: RunningImages,
  portraits: number,
  originals: readonly Original[],
): Promise<void> {
  const segments = app.get(FingerprintSegmentsRepository);
  const layout = layoutFor(portraits, portraits);
  const bucketBits = 32 - layout.wordBits;
  const drawnBits = Math.min(DRAWN_BITS, bucketBits);
  const mean = (portraits * KEPT * RARE) / 2 ** bucketBits;
  const id = await segments.open({ ...layout, portraits, firstNo: 1, lastNo: portraits });
  const table = `fingerprint_postings_${id}`;
  await sql.query(`ALTER TABLE ${table} SET UNLOGGED`);
  for (let bucket = 0; bucket < 2 ** drawnBits; bucket += WRITTEN) {
    const drawn = Array.from({ length: WRITTEN }, (_, index) => ({
      bucket: bucket + index,
      postings: draw(mean, portraits, layout),
    }));
    await segments.write(id, drawn);
  }
  for (let copy = 1; copy < 2 ** (bucketBits - drawnBits); copy += 1) {
    await sql.query(
      `INSERT INTO ${table} SELECT bucket + $1::int, postings FROM ${table}
       WHERE bucket < $2::int`,
      [copy * 2 ** drawnBits, 2 ** drawnBits],
    );
  }
  for (let index = 0; index < COMMON_WORDS; index += 1) {
    const numbers = Array.from({ length: COUNTED }, () => 1 + random(portraits));
    await add(commonWord(index), numbers);
  }
  for (const { image_id, words } of originals) {
    const [row] = await sql.query<{ no: string }[]>(
      `SELECT no FROM fingerprint_numbers WHERE image_id = $1`,
      [image_id],
    );
    for (const word of words) await add(word, [Number(row?.no)]);
  }
  await sql.query(`ANALYZE ${table}`);
  await sql.query(`DELETE FROM fingerprint_segments WHERE id <> $1`, [id]);
  await segments.replace(id, {});

  async function add(word: number, numbers: readonly number[]): Promise<void> {
    const bucket = (word >>> 0) >>> layout.wordBits;
    const low = (word >>> 0) - bucket * 2 ** layout.wordBits;
    const keys = numbers.map((no) => low * 2 ** layout.numberBits + no - 1);
    const [row] = await segments.buckets(id, [bucket]);
    if (row) {
      decodeBucket(row.postings, layout, 2 ** layout.wordBits, (other, number) =>
        keys.push(other * 2 ** layout.numberBits + number),
      );
    }
    await sql.query(`UPDATE ${table} SET postings = $2 WHERE bucket = $1`, [
      bucket,
      encodeBucket(Float64Array.from(keys).sort(), layout),
    ]);
  }
}

function draw(mean: number, portraits: number, layout: Layout): Buffer {
  const count = Math.max(0, Math.round(mean + Math.sqrt(mean) * (2 * Math.random() - 1)));
  const keys = Float64Array.from(
    { length: count },
    () => random(2 ** layout.wordBits) * 2 ** layout.numberBits + random(portraits),
  );
  return encodeBucket(keys.sort(), layout);
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
