import { open } from 'node:fs/promises';
import {
  PICTURE_HEAD_BYTES,
  type PictureType,
  sniffPictureType,
} from '@likeness/contracts/photos/picture-type';
import type { Sharp } from 'sharp';
import { sharp } from './picture-library.js';

/** Longest side that JPEG and GIF can have: a PNG beyond it is no photo, and each of its rows costs memory. */
const MAX_SIDE = 65_535;

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
  const { format, width, height, xmp } = await metadataOf(source);
  if (`image/${format}` !== type || Math.max(width, height) > MAX_SIDE) {
    throw new PictureRefusedError('unreadable');
  }
  if (width * height > maxPixels) throw new PictureRefusedError('pixels');
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
