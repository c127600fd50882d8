import path from 'node:path';
import type { MemeRequest } from '@likeness/contracts/http/memes';
import { SCREEN_DPI } from '@likeness/contracts/photos/download-formats';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { visibleRendition } from '../files/rendition.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { drawLettering } from './draw-lettering.js';
import { MemeFonts } from './meme-fonts.js';

const TIMEOUT_SECONDS = 15;
/** Stronger compression leaves artifacts around the hard edges of letters. */
const JPEG_QUALITY = 93;

export type WrittenMeme = {
  readonly file: Buffer;
  readonly extension: string;
  readonly placeholder: string;
};

/** Draws the lettering itself, so that no other pixels enter a meme. */
@Injectable()
export class MemeWriter {
  constructor(
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    private readonly fonts: MemeFonts,
  ) {}

  /** @throws AppError LETTERING_INVALID, LETTERING_TOO_DENSE */
  async write(origin: StoredImage, lettering: MemeRequest): Promise<WrittenMeme> {
    const { key } = visibleRendition(origin);
    const { width, height } = origin;
    const drawing = drawLettering(lettering, this.fonts, { width, height });
    const extension = path.extname(key);
    // The image and its lettering are both in memory.
    return this.budget.run(2 * width * height, async () => {
      const layer = await ownDrawing(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
      const written = openPicture(await this.store.read(key), {
        maxPixels: width * height,
        seconds: TIMEOUT_SECONDS,
      })
        .composite([{ input: layer }])
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
