import type { Owner } from '@likeness/contracts/identity/owner';
import { assertNoOpenTransaction } from '@likeness/service-kit/database/transaction-guard';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Inject, Injectable } from '@nestjs/common';
import { derivedPrefix } from '../files/rendition.js';
import type { StoredImage } from '../database/image.entity.js';
import { ImageRemovalsRepository } from '../database/image-removals.repository.js';

const BATCH = 20;

/** Hides images at once, then deletes their objects, then their rows. */
@Injectable()
export class ImageRemovalService {
  constructor(
    private readonly images: ImageRemovalsRepository,
    private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async remove(ids: readonly string[], owner: Owner): Promise<void> {
    await this.removeLater(ids, owner);
    await this.finish(ids);
  }

  /** Hides the images and leaves the objects to the sweep. */
  async removeLater(ids: readonly string[], owner: Owner): Promise<void> {
    await this.images.markRemoved(ids, owner);
  }

  async finish(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const due = await this.images.takeDue(BATCH, ids.slice(start, start + BATCH));
      if ((await this.#removeAll(due)).isAway) return;
    }
  }

  async sweep(): Promise<number> {
    for (let removed = 0; ;) {
      const due = await this.images.takeDue(BATCH);
      const done = await this.#removeAll(due);
      removed += done.removed;
      if (done.isAway || due.length < BATCH) return removed;
    }
  }

  async #removeAll(
    images: readonly StoredImage[],
  ): Promise<{ readonly removed: number; readonly isAway: boolean }> {
    const outcomes = await Promise.all(images.map((image) => this.#removeObjects(image)));
    const removed = images.filter((_, index) => outcomes[index] === 'removed');
    await this.images.removeRows(removed.map((image) => image.id));
    return { removed: removed.length, isAway: outcomes.includes('away') };
  }

  /** Holds no row lock while it waits for storage. */
  async #removeObjects(image: StoredImage): Promise<'removed' | 'stuck' | 'away'> {
    assertNoOpenTransaction('the store was called');
    try {
      const keys = [image.masterKey];
      if (image.watermarkedKey !== null) keys.push(image.watermarkedKey);
      if (image.fingerprintKey !== null) keys.push(image.fingerprintKey);
      for await (const key of this.store.list(derivedPrefix(image.id))) keys.push(key);
      await this.store.remove(keys);
      return 'removed';
    } catch (error) {
      this.logger.warn({ err: error, image: image.id }, 'objects not removed, will try again');
      return error instanceof StorageError && error.isPassing ? 'away' : 'stuck';
    }
  }
}
