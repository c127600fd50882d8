import { readdir, readFile } from 'node:fs/promises';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';

const FOLDER = new URL('../../fixtures/people/', import.meta.url);

export type Person = { readonly name: string; readonly photo: RgbImage };

export async function loadPeople(): Promise<Person[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.jpg')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace('.jpg', ''),
      photo: await decodeImage(await readFile(new URL(file, FOLDER))),
    })),
  );
}
