import sharp from 'sharp';
import type { RgbImage } from './rgb-image.js';

export type DecodeOptions = {
  /** Longer side of the result in pixels; smaller pictures are not enlarged. */
  readonly maxSide?: number;
};

const DEFAULT_MAX_SIDE = 4096;
/** 100 megapixels: above any phone's photo, far below what would exhaust memory. */
const MAX_INPUT_PIXELS = 100_000_000;
/** AVIF is reported as HEIF. Left out on purpose: vector and document formats, which can embed others. */
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);
const BEHIND_TRANSPARENCY = '#808080';

/** The bytes are no picture that can be decoded. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
}

/**
 * Decodes JPEG, PNG, WebP, AVIF, TIFF or the first frame of a GIF to 8-bit sRGB, upright as its
 * EXIF orientation says, transparency over neutral grey.
 * Throws UnreadableImageError for anything broken, foreign or above 100 megapixels.
 */
export async function decodeImage(
  file: Uint8Array,
  { maxSide = DEFAULT_MAX_SIDE }: DecodeOptions = {},
): Promise<RgbImage> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, pages: 1 });
    const { format } = await picture.metadata();
    if (!PHOTO_FORMATS.has(format)) throw new Error(`${format} is no photo format`);
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: BEHIND_TRANSPARENCY })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch (cause) {
    throw new UnreadableImageError('The file is not a picture that can be read', { cause });
  }
}
