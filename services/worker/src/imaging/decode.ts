import { PICTURE_TYPES } from '@likeness/contracts/photos/picture-type';
import {
  decodeWhole,
  openPicture,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import type { RgbImage } from './rgb-image.js';

export type DecodeOptions = {
  /** Maximum longer side in pixels; never enlarges. */
  readonly maxSide?: number;
};

const DEFAULT_MAX_SIDE = 4096;
/** 100 megapixels: above phone photos, within memory. */
const MAX_PIXELS = 100_000_000;
const TIMEOUT_SECONDS = 15;
export const GREY_BEHIND_TRANSPARENCY = 0x80;
const BEHIND_TRANSPARENCY = {
  r: GREY_BEHIND_TRANSPARENCY,
  g: GREY_BEHIND_TRANSPARENCY,
  b: GREY_BEHIND_TRANSPARENCY,
};

export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
}

/**
 * Upright 8-bit sRGB with gray behind transparency, of a GIF the first frame.
 * @throws UnreadableImageError for damaged, unsupported or too large files
 */
export async function decodeImage(
  file: Uint8Array,
  { maxSide = DEFAULT_MAX_SIDE }: DecodeOptions = {},
): Promise<RgbImage> {
  try {
    await readPictureHeader(file, { types: PICTURE_TYPES, maxPixels: MAX_PIXELS });
    const limits = { maxPixels: MAX_PIXELS, seconds: TIMEOUT_SECONDS };
    const { data, info } = await decodeWhole((failOn) =>
      openPicture(file, { ...limits, failOn })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: BEHIND_TRANSPARENCY })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    );
    return { width: info.width, height: info.height, data };
  } catch (cause) {
    throw new UnreadableImageError('The file is not a picture that can be read', { cause });
  }
}
