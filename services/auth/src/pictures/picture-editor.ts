import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import {
  openPicture,
  PictureRefusedError,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';

const SIDE = 512;
const MAX_PIXELS = 25_000_000;
const TIMEOUT_SECONDS = 20;
const RULES = { types: ['image/png', 'image/jpeg'], maxPixels: MAX_PIXELS } as const;

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
    const { width, height } = await readPictureHeader(picture.path, RULES).catch(refuse);
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

function refuse(error: unknown): never {
  if (!(error instanceof PictureRefusedError)) throw error;
  switch (error.reason) {
    case 'type':
      throw new AppError('PHOTO_TYPE_UNSUPPORTED');
    case 'pixels':
      throw tooManyPixels();
    case 'unreadable':
      throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}

function tooManyPixels(): AppError {
  const limit = MAX_PIXELS / 1_000_000;
  const detail = `The picture has more than ${limit} megapixels. Please send a smaller version.`;
  return new AppError('PHOTO_TOO_MANY_PIXELS', detail);
}
