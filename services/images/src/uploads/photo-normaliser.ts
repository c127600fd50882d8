import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '@likeness/contracts/photos/limits';
import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import {
  decodeWhole,
  openPicture,
  PictureRefusedError,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';

const MAX_SIDE = 4096;
const JPEG_QUALITY = 95;
/** Background of transparent photos; mid gray does not mislead face detectors. */
const BACKDROP = '#808080';
const TIMEOUT_SECONDS = 15;
const RULES = { types: UPLOAD_TYPES, maxPixels: PHOTO_LIMITS.maxPixels };

const REFUSALS = {
  type: 'PHOTO_TYPE_UNSUPPORTED',
  pixels: 'PHOTO_TOO_MANY_PIXELS',
  unreadable: 'PHOTO_UNREADABLE',
} as const;

export type NormalisedPhoto = {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

type PhotoSize = Pick<NormalisedPhoto, 'width' | 'height'>;

/** Converts photos to upright 8-bit sRGB JPEG without metadata. */
@Injectable()
export class PhotoNormaliser {
  constructor(private readonly budget: PixelBudget) {}

  /**
   * At most 4096 px per side.
   * @throws AppError PHOTO_TYPE_UNSUPPORTED, PHOTO_TOO_MANY_PIXELS, PHOTO_UNREADABLE
   */
  async normalise(file: string): Promise<NormalisedPhoto> {
    const pixels = await countPixels(file);
    return this.budget.run(pixels, () => decode(file));
  }

  async turn(
    jpeg: Buffer,
    { width, height }: PhotoSize,
    turn: QuarterTurn,
  ): Promise<NormalisedPhoto> {
    return this.budget.run(width * height, async () => {
      const limits = { maxPixels: width * height, seconds: TIMEOUT_SECONDS };
      return encoded(openPicture(jpeg, limits).rotate(turn));
    });
  }
}

async function countPixels(file: string): Promise<number> {
  try {
    const { width, height } = await readPictureHeader(file, RULES);
    return width * height;
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    throw new AppError(REFUSALS[error.reason], undefined, { cause: error });
  }
}

async function decode(file: string): Promise<NormalisedPhoto> {
  try {
    return await decodeWhole((failOn) => encode(file, failOn));
  } catch (error) {
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}

async function encode(file: string, failOn: 'warning' | 'error'): Promise<NormalisedPhoto> {
  const limits = { maxPixels: PHOTO_LIMITS.maxPixels, seconds: TIMEOUT_SECONDS, failOn };
  const upright = openPicture(file, limits)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: BACKDROP })
    .toColourspace('srgb');
  return encoded(upright);
}

async function encoded(picture: Sharp): Promise<NormalisedPhoto> {
  const { data, info } = await picture
    // Optimized Huffman tables would hold all coefficients in memory.
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { jpeg: data, width, height, placeholder: await placeholderOf(data, width * height) };
}
