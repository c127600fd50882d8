import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';

type Region = { file: string; left: number; top: number; width: number; height: number };

const ALONE = [
  { file: 'sample3.jpg', left: 850, top: 60, width: 600, height: 700 },
  { file: 'sample6.jpg', left: 1400, top: 100, width: 520, height: 700 },
] as const;

const CLOSE = { file: 'sample3.jpg', left: 460, top: 230, width: 430, height: 560 } as const;

export async function loadBenchPhotos(): Promise<RgbImage[]> {
  const example = readFile(new URL('../../assets/astronaut.png', import.meta.url));
  return Promise.all([decodeImage(await example), ...ALONE.map(partOfSample)]);
}

export function loadClosePhoto(): Promise<RgbImage> {
  return partOfSample(CLOSE);
}

async function partOfSample({ file, ...part }: Region): Promise<RgbImage> {
  const demo = join(
    dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
    'demo',
  );
  return decodeImage(await sharp(join(demo, file)).extract(part).png().toBuffer());
}

let copies = 0;

export function unseen({ width, height, data }: RgbImage): RgbImage {
  const copy = Uint8Array.from(data);
  copies += 1;
  for (let bit = 0; bit < 24; bit += 1) copy[bit] = (copy[bit] & 0xfe) | ((copies >> bit) & 1);
  return { width, height, data: copy };
}
