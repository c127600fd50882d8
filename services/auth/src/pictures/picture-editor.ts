import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { openPicture, readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';

const SIDE = 512;
const MAX_PIXELS = 25_000_000;
const TIMEOUT_SECONDS = 20;
const RULES = {
  types: ['image/png', 'image/jpeg'],
  maxPixels: MAX_PIXELS,
  namesLimit: true,
} as const;

/** Processes one picture at a time to bound memory. */
@Injectable()
export class PictureEditor {
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    sharp.concurrency(1);
  }

  /** WebP of at most 512 px square. @throws AppError 422 unless a valid PNG or JPEG */
  async edit(picture: TemporaryFile): Promise<Buffer> {
    if (picture.size === 0) throw new AppError('PHOTO_EMPTY');
    if (picture.size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
    const { width, height } = await readPictureHeader(picture.path, RULES);
    const side = Math.min(SIDE, width, height);
    const edited = this.#last.then(() => encode(picture.path, side));
    this.#last = edited.catch(() => undefined);
    return edited;
  }
}

async function encode(file: string, side: number): Promise<Buffer> {
  try {
    return await openPicture(file, { maxPixels: MAX_PIXELS, seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}
