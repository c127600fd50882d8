import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { Injectable } from '@nestjs/common';
import { ImageRemovalsRepository } from '../database/image-removals.repository.js';
import { assertRenderKey } from './render-key.js';

@Injectable()
export class UnwantedRendersService {
  constructor(
    private readonly images: ImageRemovalsRepository,
    private readonly removals: ObjectRemovals,
  ) {}

  /** Retries while storage is unavailable. @throws AppError CALL_INVALID */
  async discard(keys: readonly string[]): Promise<void> {
    keys.forEach(assertRenderKey);
    const referred = await this.images.referredKeys(keys);
    await this.removals.remove(keys.filter((key) => !referred.has(key)));
  }
}
