import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { jpegPhoto, type SamplePhoto } from './sample-photo.js';

const faceApi = dirname(
  createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'),
);

/** A photo of three to five real people, 1920 px wide. Only for tests. */
export function groupPhotoPath(sample: 1 | 2 | 3 | 4 | 5 | 6): string {
  return join(faceApi, 'demo', `sample${sample}.jpg`);
}

type Region = { left: number; top: number; width: number; height: number };
type Person = { sample: 3 | 5 | 6; region: Region };

const people = {
  ponytail: { sample: 3, region: { left: 930, top: 100, width: 490, height: 600 } },
  curls: { sample: 3, region: { left: 460, top: 230, width: 430, height: 560 } },
  tilted: { sample: 3, region: { left: 1420, top: 200, width: 420, height: 590 } },
  parting: { sample: 6, region: { left: 100, top: 360, width: 440, height: 570 } },
  smiling: { sample: 6, region: { left: 560, top: 190, width: 420, height: 600 } },
  redEyes: { sample: 6, region: { left: 1455, top: 130, width: 360, height: 520 } },
  updo: { sample: 5, region: { left: 740, top: 30, width: 330, height: 430 } },
} satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

const encoded = new Map<PersonName, Promise<Buffer>>();

/** Encoded once; each caller gets bytes of its own. */
export async function personPhoto(name: PersonName = 'ponytail'): Promise<SamplePhoto> {
  const known = encoded.get(name) ?? personPixels(name).jpeg({ quality: 92 }).toBuffer();
  encoded.set(name, known);
  return jpegPhoto(name, Buffer.from(await known));
}

export function personPixels(name: PersonName): Sharp {
  const { sample, region } = people[name];
  return sharp(groupPhotoPath(sample)).extract(region);
}
