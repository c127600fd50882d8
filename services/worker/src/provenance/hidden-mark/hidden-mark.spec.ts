import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { loadBenchPhotos } from '../../bench/bench-photos.js';
import { decodeImage } from '../../imaging/decode.js';
import { seededRandom } from '../../imaging/random.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { asJpeg, edited, EDITS } from '../testing/edits.js';
import { estimatedMark, withResidue } from '../testing/forgeries.js';
import { psnr, ssim } from '../testing/image-quality.js';
import { embedMark } from './embed-mark.js';
import { decode, encode } from './error-code.js';
import { markKey } from './mark-key.js';
import { opened, sealed } from './payload.js';
import { readMark } from './read-mark.js';

const STYLES = ['oil-painting', 'studio-headshot', 'engraving', 'low-poly', 'pop-art'];
const KEY = markKey('m'.repeat(32));
const NOW = new Date('2026-11-15T00:00:00Z');
const plain: RgbImage[] = [];
let foreign: RgbImage;
const marked: RgbImage[] = [];

beforeAll(async () => {
  const square = async (file: Buffer) =>
    decodeImage(await sharp(file).resize(1024, 1024).png().toBuffer());
  for (const style of STYLES) {
    const preview = new URL(`../../engines/studio/styles/${style}/preview.webp`, import.meta.url);
    plain.push(await square(await readFile(preview)));
  }
  marked.push(...plain.map((image) => embedMark(image, KEY, NOW).image));
  foreign = await square(await asJpeg((await loadBenchPhotos())[1]));
});

async function read(file: Buffer, keys = [KEY]) {
  return readMark(await decodeImage(file, { maxSide: 1024 }), keys);
}

it('is invisible, and the same each time', () => {
  plain.forEach((image, index) => {
    expect(psnr(image, marked[index])).toBeGreaterThan(42);
    expect(ssim(image, marked[index])).toBeGreaterThan(0.98);
  });
  const again = embedMark(plain[0], KEY, NOW);
  expect(Buffer.from(again.image.data).equals(marked[0].data)).toBe(true);
});

it.each(EDITS.map((edit, index) => [edit.name, edit, index] as const))(
  'is read, and never called unfit, after: %s',
  async (_name, edit, index) => {
    // Flat styles are beyond the two hardest edits.
    const image = marked[edit.bar < 90 ? 1 : index % marked.length];
    const file = await edited(image, edit, seededRandom(index));
    const found = await read(file);
    expect(found).toBeDefined();
    expect(found?.fits).not.toBe(false);
  },
);

it.each([
  [2048, 2048],
  [1536, 1024],
  [400, 600],
])('is carried by pictures of %s × %s', async (width, height) => {
  const { image } = embedMark(
    await decodeImage(
      await sharp(await asJpeg(plain[0]))
        .resize(width, height)
        .png()
        .toBuffer(),
    ),
    KEY,
  );
  expect(await read(await asJpeg(image))).toMatchObject({ fits: true });
});

it('is read with former keys, and not with others', async () => {
  const other = markKey('n'.repeat(32));
  const file = await asJpeg(marked[0]);
  expect(await read(file, [other])).toBeUndefined();
  expect(await read(file, [other, KEY])).toMatchObject({ fits: true });
});

it('is not found in pictures without it, however small or plain', async () => {
  const create = { width: 700, height: 300, channels: 3, background: '#808080' } as const;
  const tiny = sharp(await asJpeg(marked[0]))
    .resize(20)
    .png();
  const thin = sharp(await asJpeg(marked[0]))
    .resize(1500, 3, { fit: 'fill' })
    .png();
  const files = [sharp({ create }).png(), tiny, thin].map((picture) => picture.toBuffer());
  for (const file of [
    await asJpeg(plain[0]),
    await asJpeg(foreign),
    ...(await Promise.all(files)),
  ]) {
    expect(await read(file)).toBeUndefined();
  }
});

it('does not fit a picture that it was copied to', async () => {
  const copied = withResidue(foreign, estimatedMark(marked.slice(0, 1)), 44);
  const found = await read(await asJpeg(copied));
  expect(found?.fits ?? false).toBe(false);
});

it('can’t be forged from the mean of several portraits', async () => {
  const forged = withResidue(foreign, estimatedMark(marked), 44);
  expect(await read(await asJpeg(forged))).toBeUndefined();
});

describe('the code', () => {
  it('corrects one wrong bit in eight and detects more', () => {
    const payload = { width: 1024, height: 683, month: 11, id: 0xfedcba98 };
    const block = sealed(KEY, payload, 0x123456789abcdef0n);
    const random = seededRandom(5);
    const noisy = (share: number) =>
      Float64Array.from(encode(block), (bit) => (random.next() < share ? -1 : 1) * (2 * bit - 1));
    const found = decode(noisy(0.125));
    expect(found && opened(KEY, found)).toEqual({
      ...payload,
      height: 672,
      content: 0x123456789abcdef0n,
    });
    expect(decode(noisy(0.5))).toBeUndefined();
    expect(opened(markKey('x'.repeat(32)), block)).toBeUndefined();
  });
});
