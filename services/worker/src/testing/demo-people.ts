import { readFile } from 'node:fs/promises';
import { groupPhotoPath } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import type { Reference } from '../engines/portrait/portrait-engine.js';
import { decodeImage } from '../imaging/decode.js';

export const DEMO_FACES = {
  1: [
    [510, 490],
    [935, 547],
    [1577, 326],
  ],
  2: [
    [1547, 286],
    [445, 275],
    [985, 363],
  ],
  3: [
    [1184, 371],
    [698, 477],
    [1583, 447],
  ],
  4: [
    [330, 330],
    [753, 193],
    [1073, 314],
    [1361, 273],
  ],
  5: [
    [477, 1032],
    [1202, 332],
    [1509, 539],
    [862, 230],
    [681, 553],
  ],
  6: [
    [773, 494],
    [1268, 463],
    [1590, 424],
    [355, 637],
  ],
} as const;

export type DemoPhoto = keyof typeof DEMO_FACES;
export const DEMO_PHOTOS = [1, 2, 3, 4, 5, 6] as const;

const FACE_SIDE = 300;
/** Small enough that the group photo is the better source. */
const REDUCED_SIDE = 200;

export async function demoPhoto(photo: DemoPhoto): Promise<Reference> {
  const file = await readFile(groupPhotoPath(photo));
  return { id: `photo-${photo}`, image: await decodeImage(file) };
}

export async function demoFace(photo: DemoPhoto, person: number): Promise<Reference> {
  const [x, y] = DEMO_FACES[photo][person];
  const file = await sharp(groupPhotoPath(photo))
    .extract({
      left: x - FACE_SIDE / 2,
      top: Math.max(0, y - FACE_SIDE / 2),
      width: FACE_SIDE,
      height: FACE_SIDE,
    })
    .resize(REDUCED_SIDE)
    .png()
    .toBuffer();
  return { id: `face-${photo}-${person}`, image: await decodeImage(file) };
}

/** The group photo, and a small photo of one person that identifies the subject. */
export async function demoPerson(photo: DemoPhoto, person = 0): Promise<Reference[]> {
  return Promise.all([demoPhoto(photo), demoFace(photo, person)]);
}
