import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { UnfinishedImagesRepository } from '../database/unfinished-images.repository.js';
import { visibleRendition } from '../files/rendition.js';
import { recipeWords } from '../gallery/search-words.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';

const EVERY_MS = 60_000;
const BATCH = 50;
/** Per run; bounds the wait of interactive work behind a background task. */
const MOST = 500;

@Injectable()
export class UnfinishedImagesService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'placeholders not made, will try again',
  };

  constructor(
    private readonly images: UnfinishedImagesRepository,
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (let done = 0; done < MOST; done += BATCH) {
      const images = await this.images.next(BATCH);
      await this.each(images, async (image) => {
        const placeholder = image.placeholder ?? (await this.#placeholderOf(image));
        const words = image.kind === 'portrait' ? recipeWords(image.creationMethodConfig) : [];
        await this.images.finish(image.id, words, placeholder);
      });
      if (images.length < BATCH) return;
    }
  }

  /** @returns '' for an unreadable image, which is not retried */
  async #placeholderOf(image: StoredImage): Promise<string> {
    const pixels = image.width * image.height;
    try {
      return await this.budget.run(pixels, async () =>
        placeholderOf(await this.store.read(visibleRendition(image).key), pixels),
      );
    } catch (error) {
      if (error instanceof StorageError) throw error;
      this.logger.warn({ err: error, image: image.id }, 'no placeholder can be made');
      return '';
    }
  }
}
