import sharp, { type Sharp } from 'sharp';
import { decoded, pngOf } from './testing/pictures.js';
import { decodeImage, UnreadableImageError } from './decode.js';

/** 4 × 2: the left half red, the right half blue. */
const blue = { create: { width: 2, height: 2, channels: 3, background: '#00f' } } as const;
const redBlue = pngOf(
  sharp({ create: { width: 4, height: 2, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: 2, top: 0 },
  ]),
);

test('applies the EXIF orientation', async () => {
  const turned = sharp(await redBlue).withMetadata({ orientation: 6 });
  const { width, height, data } = await decoded(turned);
  expect([width, height]).toEqual([2, 4]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(-3)]).toEqual([0, 0, 255]);
});

test.each([
  ['CMYK JPEG', (s: Sharp) => s.toColourspace('cmyk').jpeg({ quality: 100 })],
  ['16-bit PNG', (s: Sharp) => s.toColourspace('rgb16').png()],
  ['16-bit grey PNG', (s: Sharp) => s.toColourspace('grey16').png()],
  ['grey JPEG', (s: Sharp) => s.greyscale().jpeg()],
  ['grey PNG with alpha', (s: Sharp) => s.greyscale().ensureAlpha(1).png()],
  ['GIF', (s: Sharp) => s.gif()],
  ['WebP', (s: Sharp) => s.webp()],
])('%s becomes 8-bit sRGB', async (_, encode) => {
  const grey = sharp({ create: { width: 16, height: 16, channels: 3, background: '#808080' } });
  const { width, height, data } = await decodeImage(await encode(grey).toBuffer());
  expect([width, height, data.length]).toEqual([16, 16, 768]);
  for (const value of data) expect(Math.abs(value - 128)).toBeLessThan(15);
});

test('reads a JPEG of an unknown JFIF version', async () => {
  const file = await sharp(await redBlue)
    .jpeg()
    .toBuffer();
  const jfif = Buffer.from('ffe000104a46494600000000000100010000', 'hex');
  const odd = Buffer.concat([file.subarray(0, 2), jfif, file.subarray(2)]);
  expect(await decodeImage(odd)).toMatchObject({ width: 4, height: 2 });
});

test('puts transparency over neutral grey', async () => {
  const clear = { r: 255, g: 0, b: 0, alpha: 0 };
  const picture = sharp({ create: { width: 2, height: 2, channels: 4, background: clear } });
  expect([...(await decoded(picture)).data]).toEqual(new Array(12).fill(128));
});

test('shrinks to the longest side asked for and never enlarges', async () => {
  expect(await decodeImage(await redBlue, { maxSide: 2 })).toMatchObject({ width: 2, height: 1 });
  expect(await decodeImage(await redBlue, { maxSide: 99 })).toMatchObject({ width: 4, height: 2 });
});

test.each([
  ['text', 'hello'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
])('refuses %s', async (_, text) => {
  await expect(decodeImage(Buffer.from(text))).rejects.toBeInstanceOf(UnreadableImageError);
});

test('refuses a file that breaks off', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 99, height: 99, channels: 3, background: '#000', noise } as const;
  const file = await pngOf(sharp({ create }));
  const half = file.subarray(0, file.length >> 1);
  await expect(decodeImage(half)).rejects.toBeInstanceOf(UnreadableImageError);
});
