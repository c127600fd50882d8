import { AppError } from '@likeness/contracts/errors/app-error';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { wordsInFile } from '../provenance/fingerprints/words-in-file.js';
import { assertRenderKey } from './render-key.js';

@Injectable()
export class RenderFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AppError PORTRAIT_FILES_GONE, or CALL_INVALID for a key outside renders */
  async sizeOf(key: string): Promise<number> {
    assertRenderKey(key);
    const size = await this.store.size(key);
    if (size === undefined) throw new AppError('PORTRAIT_FILES_GONE');
    return size;
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
