import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { SCREEN_DPI } from '@likeness/contracts/photos/download-formats';
import { LETTERING_LIMITS } from '@likeness/contracts/photos/limits';
import {
  openPicture,
  PictureRefusedError,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { visibleRendition } from '../files/rendition.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { assertLettering } from './assert-lettering.js';

const TIMEOUT_SECONDS = 15;
/** Stronger compression leaves artifacts around the hard edges of letters. */
const JPEG_QUALITY = 93;
/** Maximum relative difference between the aspect ratios of lettering and image. */
const SHAPE_TOLERANCE = 0.02;

export type WrittenMeme = {
  readonly file: Buffer;
  readonly extension: string;
  readonly placeholder: string;
};

/** Draws the lettering on the stored image, so that no other pixels enter a meme. */
@Injectable()
export class MemeWriter {
  constructor(
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
  ) {}

  /** @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE, LETTERING_INVALID, LETTERING_TOO_DENSE */
  async write(origin: StoredImage, lettering: TemporaryFile): Promise<WrittenMeme> {
    await assertLetteringFile(origin, lettering);
    const { key } = visibleRendition(origin);
    const { width, height } = origin;
    const extension = path.extname(key);
    // The image and its lettering are both in memory.
    return this.budget.run(2 * width * height, async () => {
      const layer = await layerOf(lettering.path, { width, height });
      const written = openPicture(await this.store.read(key), {
        maxPixels: width * height,
        seconds: TIMEOUT_SECONDS,
      })
        .composite([{ input: layer, raw: { width, height, channels: 4 } }])
        .keepXmp()
        .withIccProfile('srgb');
      const file = await (
        extension === '.png'
          ? written.withDensity(SCREEN_DPI).png()
          : written.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      ).toBuffer();
      return { file, extension, placeholder: await placeholderOf(file, width * height) };
    });
  }
}

async function layerOf(file: string, size: { width: number; height: number }): Promise<Buffer> {
  const layer = await openPicture(file, {
    maxPixels: LETTERING_LIMITS.maxPixels,
    seconds: TIMEOUT_SECONDS,
  })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...size, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('LETTERING_INVALID', undefined, { cause });
    });
  assertLettering(layer, size);
  return layer;
}

async function assertLetteringFile(origin: StoredImage, file: TemporaryFile): Promise<void> {
  if (file.size === 0) throw new AppError('PHOTO_EMPTY');
  if (file.size > LETTERING_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
  try {
    const { maxPixels, contentTypes } = LETTERING_LIMITS;
    const header = await readPictureHeader(file.path, { types: contentTypes, maxPixels });
    const stretch = (header.width * origin.height) / (header.height * origin.width);
    if (Math.abs(stretch - 1) > SHAPE_TOLERANCE) throw new AppError('LETTERING_INVALID');
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    throw new AppError('LETTERING_INVALID', undefined, { cause: error });
  }
}
