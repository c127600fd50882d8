import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, sniffPhotoType } from '@likeness/contracts/photos/limits';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';

const SIDE = 512;
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 20;
const ACCEPTED = ['image/png', 'image/jpeg'];

/** Turns a PNG or JPEG into a profile picture. One at a time, which bounds the memory it takes. */
@Injectable()
export class PictureEditor {
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    // One thread a picture, and nothing kept between pictures.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /**
   * Upright, cropped to the middle square of at most 512 px, re-encoded as WebP without metadata.
   * @throws AppError 422 for a file that is no PNG or JPEG, broken, or too large
   */
  async edit(bytes: Buffer): Promise<Buffer> {
    if (bytes.length === 0) throw new AppError('PHOTO_EMPTY');
    if (bytes.length > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
    // What the name or the declared type says does not count.
    const type = sniffPhotoType(bytes);
    if (type === undefined || !ACCEPTED.includes(type)) {
      throw new AppError('PHOTO_TYPE_UNSUPPORTED');
    }
    const edited = this.#last.then(() => encode(bytes));
    this.#last = edited.catch(() => undefined);
    return edited;
  }
}

async function encode(bytes: Buffer): Promise<Buffer> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const side = Math.min(SIDE, width, height);
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}

function tooManyPixels(): AppError {
  const limit = MAX_PIXELS / 1_000_000;
  const detail = `The picture has more than ${limit} megapixels. Please send a smaller version.`;
  return new AppError('PHOTO_TOO_MANY_PIXELS', detail);
}
