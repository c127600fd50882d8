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
import { PhotoOriginService } from './photo-origin.service.js';
import { withSourceType } from './source-type-segment.js';

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
  /** IPTC source type, if AI made the photo; the only metadata that the JPEG keeps. */
  readonly sourceType: string | null;
};

type DecodedPhoto = Omit<NormalisedPhoto, 'sourceType'>;
type PhotoSize = Pick<NormalisedPhoto, 'width' | 'height'>;

/** Converts photos to upright 8-bit sRGB JPEG without metadata, unless AI made them. */
@Injectable()
export class PhotoNormaliser {
  constructor(
    private readonly budget: PixelBudget,
    private readonly origins: PhotoOriginService,
  ) {}

  /**
   * At most 4096 px per side.
   * @throws AppError PHOTO_TYPE_UNSUPPORTED, PHOTO_TOO_MANY_PIXELS, PHOTO_UNREADABLE
   */
  async normalise(file: string): Promise<NormalisedPhoto> {
    const pixels = await countPixels(file);
    const origin = this.origins.sourceTypeOf(file);
    // Awaited below; it may fail before.
    origin.catch(() => undefined);
    try {
      const photo = await this.budget.run(pixels, () => decode(file));
      const sourceType = await origin;
      const jpeg = sourceType === null ? photo.jpeg : withSourceType(photo.jpeg, sourceType);
      return { ...photo, jpeg, sourceType };
    } finally {
      // It reads the file, which is removed after this.
      await origin;
    }
  }

  async turn(jpeg: Buffer, { width, height }: PhotoSize, turn: QuarterTurn): Promise<DecodedPhoto> {
    return this.budget.run(width * height, async () => {
      const limits = { maxPixels: width * height, seconds: TIMEOUT_SECONDS };
      return encoded(openPicture(jpeg, limits).rotate(turn).keepXmp());
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

async function decode(file: string): Promise<DecodedPhoto> {
  try {
    return await decodeWhole((failOn) => encode(file, failOn));
  } catch (error) {
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}

async function encode(file: string, failOn: 'warning' | 'error'): Promise<DecodedPhoto> {
  const limits = { maxPixels: PHOTO_LIMITS.maxPixels, seconds: TIMEOUT_SECONDS, failOn };
  const upright = openPicture(file, limits)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: BACKDROP })
    .toColourspace('srgb');
  return encoded(upright);
}

async function encoded(picture: Sharp): Promise<DecodedPhoto> {
  const { data, info } = await picture
    // Optimized Huffman tables would hold all coefficients in memory.
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { jpeg: data, width, height, placeholder: await placeholderOf(data, width * height) };
}
