import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../raster/decode.js';
import type { RgbImage } from '../raster/rgb-image.js';
import { detectMark, MARK_THRESHOLD } from './hidden-mark.detect.js';
import { embedMark } from './hidden-mark.embed.js';
import { type MarkPattern, markPattern } from './mark-pattern.js';

const ASTRONAUT = new URL('../../assets/astronaut.png', import.meta.url);
const SIDE = 1024;
let pattern: MarkPattern;
let plain: RgbImage;
let marked: RgbImage;

beforeAll(async () => {
  pattern = markPattern('a key');
  const photo = await sharp(await readFile(ASTRONAUT))
    .resize(SIDE, SIDE)
    .png()
    .toBuffer();
  plain = await decodeImage(photo);
  marked = embedMark(plain, pattern);
});

function open({ width, height, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

describe('a mark', () => {
  it('is too faint to be seen', () => {
    let sum = 0;
    let most = 0;
    for (let i = 0; i < plain.data.length; i++) {
      const difference = Math.abs(plain.data[i] - marked.data[i]);
      sum += difference * difference;
      most = Math.max(most, difference);
    }
    expect(10 * Math.log10((255 * 255 * plain.data.length) / sum)).toBeGreaterThan(46);
    expect(most).toBeLessThanOrEqual(7);
  });

  it('is the same each time and leaves the picture that came alone', () => {
    const before = Buffer.from(plain.data);
    expect(Buffer.from(embedMark(plain, markPattern('a key')).data).equals(marked.data)).toBe(true);
    expect(before.equals(plain.data)).toBe(true);
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['nothing', (picture) => picture.png()],
    ['a JPEG of quality 70', (picture) => picture.jpeg({ quality: 70 })],
    ['half the size', (picture) => picture.resize(SIDE / 2).jpeg({ quality: 90 })],
    [
      'a tenth cut off',
      (picture) => picture.extract({ left: 63, top: 88, width: 921, height: 921 }).jpeg(),
    ],
    [
      'a quarter left over',
      (picture) => picture.extract({ left: 301, top: 99, width: 512, height: 512 }).jpeg(),
    ],
    ['a social network’s size', (picture) => picture.resize(1080).jpeg({ quality: 75 })],
    ['the display size', (picture) => picture.resize(512).webp({ quality: 82 })],
  ])('outlives %s', async (_attack, change) => {
    const file = await change(open(marked)).toBuffer();
    const reading = await detectMark(file, pattern);
    expect(reading.present).toBe(true);
    expect(reading.score).toBeGreaterThan(1.3 * MARK_THRESHOLD);
  });

  it('is found by its own key alone, and only where it is', async () => {
    const file = await open(marked).png().toBuffer();
    expect((await detectMark(file, markPattern('another key'))).present).toBe(false);
    const without = await open(plain).png().toBuffer();
    const reading = await detectMark(without, pattern);
    expect(reading.present).toBe(false);
    expect(reading.score).toBeLessThan(0.75 * MARK_THRESHOLD);
  });
});

it.each([
  ['white', '#fff'],
  ['black', '#000'],
])('a %s picture is no marked one', async (_name, background) => {
  const file = await sharp({ create: { width: 700, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  expect((await detectMark(file, pattern)).present).toBe(false);
});

it('a tiny picture is looked at too', async () => {
  const file = await open(marked).resize(40).png().toBuffer();
  expect((await detectMark(file, pattern)).present).toBe(false);
});
