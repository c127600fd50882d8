import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '@likeness/contracts/photos/limits';
import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import {
  decodeWhole,
  openPicture,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { PhotoOriginService } from './photo-origin.service.js';

const MARKER = 0xffe1;
const NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0';
const START_BYTES = 2;

/** Writes an IPTC source type into a JPEG without XMP, behind the start marker (XMP part 3, 1.1.3). */
function withSourceType(jpeg: Buffer, sourceType: string): Buffer {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceType}"/></rdf:RDF></x:xmpmeta>`;
  const body = Buffer.from(NAMESPACE + packet);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(MARKER);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, START_BYTES), head, body, jpeg.subarray(START_BYTES)]);
}

const MAX_SIDE = 4096;
const JPEG_QUALITY = 95;
/** Background of transparent photos; mid gray does not mislead face detectors. */
const BACKDROP = '#808080';
const TIMEOUT_SECONDS = 15;
const RULES = { types: UPLOAD_TYPES, maxPixels: PHOTO_LIMITS.maxPixels };

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
    const { width, height } = await readPictureHeader(file, RULES);
    const origin = this.origins.sourceTypeOf(file);
    // Awaited below; it may fail before.
    origin.catch(() => undefined);
    try {
      const photo = await this.budget.run(width * height, () => decode(file));
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
