import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../decode.js';
import type { RgbImage } from '../rgb-image.js';

export const ASTRONAUT = new URL('../../../assets/astronaut.png', import.meta.url);

export const pngOf = (picture: Sharp): Promise<Buffer> => picture.png().toBuffer();
export const decoded = async (picture: Sharp): Promise<RgbImage> =>
  decodeImage(await pngOf(picture));
export const pictureOf = ({ width, height, data }: RgbImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** A square of `side` pixels. */
export const squarePhoto = async (side: number, file = ASTRONAUT): Promise<RgbImage> =>
  decoded(sharp(await readFile(file)).resize(side, side));
