import { readFile } from 'node:fs/promises';
import { decodeImage } from '../../../imaging/decode.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';

const ASSETS = new URL('../../../../assets/', import.meta.url);

const PEOPLE = {
  astronaut: { file: 'astronaut.png', gender: 'woman' },
  'grey-hair': { file: 'people/person-1.jpg', gender: 'man' },
  smile: { file: 'people/person-2.jpg', gender: 'man' },
  'red-hair': { file: 'people/person-3.jpg', gender: 'woman' },
  stubble: { file: 'people/person-4.jpg', gender: 'man' },
  curls: { file: 'people/person-5.jpg', gender: 'man' },
  'long-hair': { file: 'people/person-6.jpg', gender: 'woman' },
  glasses: { file: 'people/person-7.jpg', gender: 'man' },
  'white-hair': { file: 'people/person-8.jpg', gender: 'woman' },
} as const;

export type ExamplePerson = keyof typeof PEOPLE;

export async function loadPerson(
  person: ExamplePerson,
): Promise<{ image: RgbImage; gender: 'woman' | 'man' }> {
  const { file, gender } = PEOPLE[person];
  return { image: await decodeImage(await readFile(new URL(file, ASSETS))), gender };
}
