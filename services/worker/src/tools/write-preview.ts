import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { RgbImage } from '../imaging/rgb-image.js';

export const PREVIEW_EXAMPLE = new URL('../../assets/astronaut.png', import.meta.url);
export const PREVIEW_SEED = 8;

const SIDE = 480;
const QUALITIES = [80, 68, 56, 44, 32] as const;
const MOST_BYTES = 40 * 1024;

export async function writePreview({ width, height, data }: RgbImage, file: string): Promise<void> {
  const small = sharp(data, { raw: { width, height, channels: 3 } }).resize(SIDE);
  let bytes = await small.webp({ quality: QUALITIES[0] }).toBuffer();
  for (const quality of QUALITIES.slice(1)) {
    if (bytes.length <= MOST_BYTES) break;
    bytes = await small.webp({ quality }).toBuffer();
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
