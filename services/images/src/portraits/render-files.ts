import { AppError } from '@likeness/contracts/errors/app-error';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore, assertObjectKey } from '@likeness/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { ImageRemovalsRepository } from '../database/image-removals.repository.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { wordsInFile } from '../provenance/fingerprints/words-in-file.js';

/** Only worker output may be stored or discarded. @throws AppError CALL_INVALID */
function assertRenderKey(key: string): void {
  if (!isRenderKey(key)) throw new AppError('CALL_INVALID', 'a key is not of a render');
}

function isRenderKey(key: string): boolean {
  try {
    assertObjectKey(key);
    return key.startsWith('renders/');
  } catch {
    return false;
  }
}

@Injectable()
export class RenderFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    private readonly images: ImageRemovalsRepository,
    private readonly removals: ObjectRemovals,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AppError PORTRAIT_FILES_GONE, or CALL_INVALID for a key outside renders */
  async sizeOf(key: string): Promise<number> {
    assertRenderKey(key);
    const size = await this.store.size(key);
    if (size === undefined) throw new AppError('PORTRAIT_FILES_GONE');
    return size;
  }

  /** Retries while storage is unavailable. @throws AppError CALL_INVALID */
  async discardUnused(keys: readonly string[]): Promise<void> {
    keys.forEach(assertRenderKey);
    const referred = await this.images.referredKeys(keys);
    await this.removals.remove(keys.filter((key) => !referred.has(key)));
  }

  async wordsOf(key: string): Promise<readonly number[]> {
    await this.sizeOf(key);
    return wordsInFile(this.store, key);
  }

  /** @returns null on failure, which must not block the portrait */
  async placeholderOf(key: string, pixels: number): Promise<string | null> {
    try {
      return await this.budget.run(pixels, async () =>
        placeholderOf(await this.store.read(key), pixels),
      );
    } catch (error) {
      this.logger.warn({ err: error, key }, 'no placeholder, will try again');
      return null;
    }
  }
}
