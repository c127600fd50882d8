import { AppError } from '@likeness/contracts/errors/app-error';
import { fingerprintFileSchema } from '@likeness/contracts/provenance/fingerprint-file';
import { placesOf } from '@likeness/service-kit/http/call-mismatch';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { placeholderOf } from '../pixels/placeholder.js';
import { assertRenderKey } from './render-key.js';

/** What workers have stored of a render. */
@Injectable()
export class RenderFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AppError PORTRAIT_FILES_GONE, or CALL_INVALID for what is no render */
  async sizeOf(key: string): Promise<number> {
    assertRenderKey(key);
    const size = await this.store.size(key);
    if (size === undefined) throw new AppError('PORTRAIT_FILES_GONE');
    return size;
  }

  /** The words of a fingerprint. */
  async wordsOf(key: string): Promise<readonly number[]> {
    await this.sizeOf(key);
    const text = (await this.store.read(key)).toString('utf8');
    const file = fingerprintFileSchema.safeParse(JSON.parse(text));
    if (!file.success) throw new AppError('CALL_INVALID', placesOf(file.error, 'fingerprint'));
    return file.data.words;
  }

  /** @returns null where it can't be made now; a portrait is not held up by it */
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
