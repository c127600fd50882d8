import type { Owner } from '@likeness/contracts/identity/owner';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { derivedPrefix } from '../files/rendition.js';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';

const BATCH = 20;

/** Removes pictures: at once for people, object by object for the store, the row last. */
@Injectable()
export class ImageRemoval {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Pictures of the owner are gone from here on. Objects that can't be removed now are removed by
   * the sweep.
   */
  async remove(ids: readonly string[], owner: Owner): Promise<void> {
    await this.images.markRemoved(ids, owner);
    await this.finish(ids);
  }

  /** Removes what is left of pictures that are already marked as removed. */
  async finish(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await this.images.removeDue(
        BATCH,
        (image) => this.#removeObjects(image),
        ids.slice(start, start + BATCH),
      );
    }
  }

  /** Removes everything whose time is over. */
  async sweep(): Promise<void> {
    while ((await this.images.removeDue(BATCH, (image) => this.#removeObjects(image))) === BATCH);
  }

  async #removeObjects(image: StoredImage): Promise<boolean> {
    try {
      const keys = [image.masterKey];
      if (image.watermarkedKey !== null) keys.push(image.watermarkedKey);
      for await (const key of this.store.list(derivedPrefix(image.id))) keys.push(key);
      await this.store.remove(keys);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, image: image.id }, 'objects not removed, will try again');
      return false;
    }
  }
}
