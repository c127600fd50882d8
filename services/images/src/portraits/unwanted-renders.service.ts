import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { Injectable } from '@nestjs/common';
import { ImagesRepository } from '../database/images.repository.js';
import { assertRenderKey } from './render-key.js';

/** Objects of portraits that nobody wants any more. */
@Injectable()
export class UnwantedRendersService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly removals: ObjectRemovals,
  ) {}

  /**
   * Removes rendered objects that no picture refers to, now or as soon as the store can be used.
   * @throws AppError CALL_INVALID for a key that is not of a render
   */
  async discard(keys: readonly string[]): Promise<void> {
    keys.forEach(assertRenderKey);
    const referred = await this.images.referredKeys(keys);
    await this.removals.remove(keys.filter((key) => !referred.has(key)));
  }
}
