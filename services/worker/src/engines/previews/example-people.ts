import { readFile } from 'node:fs/promises';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

const ASSETS = new URL('../../../assets/', import.meta.url);

/** The people in our own example pictures. Only the astronaut exists; see `assets/CREDITS.md`. */
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

const PERSON_OF_STYLE: Readonly<Record<string, ExamplePerson>> = {
  'studio-headshot': 'curls',
  'window-light': 'long-hair',
  'at-the-office': 'smile',
  garden: 'glasses',
  'golden-hour': 'red-hair',
  'low-key': 'stubble',
  'high-key': 'white-hair',
  'black-and-white': 'grey-hair',
  cinema: 'long-hair',
  'vintage-film': 'red-hair',
  'instant-photo': 'astronaut',
  library: 'glasses',
  noir: 'stubble',
  'oil-painting': 'glasses',
  impressionist: 'red-hair',
  'palette-knife': 'grey-hair',
  'night-swirls': 'white-hair',
  watercolour: 'long-hair',
  'ink-wash': 'grey-hair',
  pastel: 'red-hair',
  pencil: 'curls',
  charcoal: 'white-hair',
  'red-chalk': 'smile',
  engraving: 'glasses',
  comic: 'smile',
  'pop-art': 'long-hair',
  'campaign-poster': 'curls',
  'screen-print': 'stubble',
  'low-poly': 'stubble',
  neon: 'long-hair',
};

/** The person who shows a style on the site. */
export const personOf = (styleId: string): ExamplePerson => PERSON_OF_STYLE[styleId] ?? 'astronaut';

export async function loadPerson(
  person: ExamplePerson,
): Promise<{ image: RgbImage; gender: 'woman' | 'man' }> {
  const { file, gender } = PEOPLE[person];
  return { image: await decodeImage(await readFile(new URL(file, ASSETS))), gender };
}
