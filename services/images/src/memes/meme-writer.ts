import path from 'node:path';
import type { MemeRequest } from '@likeness/contracts/http/memes';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { visibleRendition } from '../files/rendition.js';
import { drawOver } from '../pixels/draw-over.js';
import { MemeFonts } from '../pixels/meme-fonts.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { drawLettering } from './draw-lettering.js';

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
      const file = await drawOver(
        { file: await this.store.read(key), key, maxPixels: width * height },
        drawing,
      );
      return { file, extension, placeholder: await placeholderOf(file, width * height) };
    });
  }
}
