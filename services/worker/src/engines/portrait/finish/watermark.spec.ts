import sharp from 'sharp';
import { watermarkFor } from './watermark.js';

const SIZE = 512;

it.each([
  ['white', 255],
  ['black', 0],
])('stays visible on %s', async (_, ground) => {
  const background = { r: ground, g: ground, b: ground };
  const mark = await watermarkFor(SIZE, SIZE, { x: 200, y: 100, width: 100, height: 120 });
  const gray = await sharp({ create: { width: SIZE, height: SIZE, channels: 3, background } })
    .composite([mark])
    .greyscale()
    .raw()
    .toBuffer();
  const far = gray.filter((value) => Math.abs(value - ground) > 64).length;
  expect(far / SIZE ** 2).toBeGreaterThan(0.004);
});
