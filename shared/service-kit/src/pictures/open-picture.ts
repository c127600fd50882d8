import { open } from 'node:fs/promises';
import {
  PICTURE_HEAD_BYTES,
  type PictureType,
  sniffPictureType,
} from '@likeness/contracts/photos/picture-type';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from './picture-library.js';

/** Longest side that JPEG and GIF can have: a PNG beyond it is no photo, and each of its rows costs memory. */
const MAX_SIDE = 65_535;

/**
 * Of a picture that is not shrunk while it is read. A decoder then computes every pixel, which takes a second or two for
 * this many however few bytes the file has; GIF, progressive JPEG and interlaced PNG are also held in memory whole.
 */
export const MAX_WHOLE_PIXELS = 50_000_000;

/** A file, or its path. */
type PictureSource = string | Uint8Array;

export type PictureRules = {
  readonly types: readonly PictureType[];
  readonly maxPixels: number;
};

type Refusal = 'type' | 'pixels' | 'unreadable';

/** A file that no decoder is to see, or that none can read. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';

  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions,
  ) {
    super(`the picture was refused: ${reason}`, options);
  }
}

export type PictureHeader = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly xmp?: Buffer;
};

/**
 * Reads what a picture is and how large, in this order: its first bytes, then its header by the one
 * decoder that belongs to them. No pixel is decoded.
 * @throws PictureRefusedError
 */
export async function readPictureHeader(
  source: PictureSource,
  { types, maxPixels }: PictureRules,
): Promise<PictureHeader> {
  const type = sniffPictureType(await headOf(source));
  if (type === undefined || !types.includes(type)) throw new PictureRefusedError('type');
  const metadata = await metadataOf(source);
  const { format, width, height, xmp } = metadata;
  if (`image/${format}` !== type || Math.max(width, height) > MAX_SIDE) {
    throw new PictureRefusedError('unreadable');
  }
  const most = shrinksOnLoad(metadata) ? maxPixels : Math.min(maxPixels, MAX_WHOLE_PIXELS);
  if (width * height > most) throw new PictureRefusedError('pixels');
  return { type, width, height, xmp };
}

export type DecodeLimits = {
  readonly maxPixels: number;
  /** Decoding ends after this time. */
  readonly seconds: number;
  /** How much may be wrong with a file; by default nothing that loses pixels. */
  readonly failOn?: 'error' | 'warning';
};

/** A picture to be decoded within limits, the first frame of an animation. */
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

/** Of JPEG that comes in one pass libjpeg computes a half, a quarter or an eighth of each side where that suffices. */
function shrinksOnLoad({ format, isProgressive, space }: Metadata): boolean {
  return format === 'jpeg' && !isProgressive && space !== 'cmyk';
}

async function metadataOf(source: PictureSource) {
  try {
    return await sharp(source, { limitInputPixels: false, pages: 1 }).metadata();
  } catch (cause) {
    throw new PictureRefusedError('unreadable', { cause });
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
