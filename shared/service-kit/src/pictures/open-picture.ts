import { open } from 'node:fs/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import {
  PICTURE_HEAD_BYTES,
  type PictureType,
  sniffPictureType,
} from '@likeness/contracts/photos/picture-type';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from './picture-library.js';

/** Maximum side of JPEG and GIF. A larger PNG is no photo, and each of its rows costs memory. */
const MAX_SIDE = 65_535;

/** Without shrink-on-load, decoding takes up to a second and may hold the whole image. CMYK is converted, too. */
const MAX_WHOLE_PIXELS = 25_000_000;
const MAX_CMYK_PIXELS = 12_000_000;

type PictureSource = string | Uint8Array;

export type PictureRules = {
  readonly types: readonly PictureType[];
  readonly maxPixels: number;
  /** For files that are not photos to upload: the error names `maxPixels`. */
  readonly namesLimit?: true;
};

export type PictureHeader = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly xmp?: Buffer;
};

/**
 * Checks the first bytes, then the header. Decodes no pixel.
 * @throws AppError PHOTO_TYPE_UNSUPPORTED, PHOTO_UNREADABLE, PHOTO_TOO_MANY_PIXELS
 */
export async function readPictureHeader(
  source: PictureSource,
  { types, maxPixels, namesLimit }: PictureRules,
): Promise<PictureHeader> {
  const type = sniffPictureType(await headOf(source));
  if (type === undefined || !types.includes(type)) throw new AppError('PHOTO_TYPE_UNSUPPORTED');
  const metadata = await metadataOf(source);
  const { format, width, height, xmp } = metadata;
  if (`image/${format}` !== type || Math.max(width, height) > MAX_SIDE) {
    throw new AppError('PHOTO_UNREADABLE');
  }
  if (width * height > Math.min(maxPixels, mostPixels(metadata))) {
    throw namesLimit ? tooManyPixels(maxPixels) : new AppError('PHOTO_TOO_MANY_PIXELS');
  }
  return { type, width, height, xmp };
}

function tooManyPixels(limit: number): AppError {
  const megapixels = limit / 1_000_000;
  const detail = `The image has more than ${megapixels} megapixels. Please send a smaller version.`;
  return new AppError('PHOTO_TOO_MANY_PIXELS', detail, { values: { megapixels } });
}

/** libjpeg warnings that lose no pixel. A few stray bytes are harmless; many mean lost data. */
const HARMLESS_JPEG_WARNINGS = [
  /Invalid SOS parameters for sequential JPEG/,
  /data: \d{1,2} extraneous bytes before marker/,
  /unknown JFIF revision number/,
  /Unknown Adobe color transform code/,
  /bad ICC marker/,
];

/** Fails for a picture with lost pixels. */
export async function decodeWhole<T>(
  decode: (failOn: 'error' | 'warning') => Promise<T>,
): Promise<T> {
  try {
    return await decode('warning');
  } catch (error) {
    if (!isHarmless(error)) throw error;
  }
  return decode('error');
}

/** libvips reports one warning per line. */
function isHarmless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message
    .split('\n')
    .every(
      (line) => line.trim() === '' || HARMLESS_JPEG_WARNINGS.some((warning) => warning.test(line)),
    );
}

export type DecodeLimits = {
  readonly maxPixels: number;
  readonly seconds: number;
  readonly failOn?: 'error' | 'warning';
};

export function openPicture(
  source: PictureSource,
  { maxPixels, seconds, failOn = 'error' }: DecodeLimits,
): Sharp {
  return sharp(source, {
    failOn,
    limitInputPixels: maxPixels,
    unlimited: false,
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds });
}

/** libjpeg decodes baseline JPEG at 1/2, 1/4 or 1/8 scale if that suffices. */
function mostPixels({ format, isProgressive, space }: Metadata): number {
  if (space === 'cmyk') return MAX_CMYK_PIXELS;
  return format === 'jpeg' && !isProgressive ? Infinity : MAX_WHOLE_PIXELS;
}

async function metadataOf(source: PictureSource) {
  try {
    return await sharp(source, { limitInputPixels: false, pages: 1 }).metadata();
  } catch (cause) {
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause });
  }
}

async function headOf(source: PictureSource): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, PICTURE_HEAD_BYTES);
  const file = await open(source);
  try {
    const head = new Uint8Array(PICTURE_HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, PICTURE_HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
