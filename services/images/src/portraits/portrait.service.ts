import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import { isOfClosedOwner } from '@likeness/service-kit/database/closed-owners';
import { Injectable } from '@nestjs/common';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { recipeWords } from '../gallery/search-words.js';
import { toImage } from '../gallery/to-image.js';
import { Lifetimes } from '../retention/lifetimes.js';
import { hiddenExpiry } from '../retention/times.js';
import { PortraitOwners } from './portrait-owners.js';
import { RenderFiles } from './render-files.js';

@Injectable()
export class PortraitService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly owners: PortraitOwners,
    private readonly fingerprints: FingerprintsRepository,
    private readonly files: RenderFiles,
    private readonly lifetimes: Lifetimes,
  ) {}

  /**
   * Idempotent by id. @throws AppError PORTRAIT_FILES_GONE for missing objects, PORTRAIT_GONE for a
   * removed portrait or a face whose analysis its owner no longer allows, CALL_INVALID for a key
   * outside renders
   */
  async keep(portrait: KeepPortraitRequest): Promise<Image> {
    const bytes = await this.files.sizeOf(portrait.master_key);
    await this.files.sizeOf(portrait.watermarked_key);
    const { fingerprint_key, width, height } = portrait;
    const words = fingerprint_key === undefined ? [] : await this.files.wordsOf(fingerprint_key);
    const placeholder = await this.files.placeholderOf(portrait.master_key, width * height);
    const owner = await this.images
      .transaction(async (manager) => {
        const current = await this.owners.ownerOf(manager, portrait);
        await this.images.insertOnce(manager, {
          id: portrait.id,
          ownerKind: current.kind,
          ownerId: current.id,
          kind: 'portrait',
          state: portrait.hidden ? 'hidden' : 'kept',
          name: portrait.name,
          masterKey: portrait.master_key,
          watermarkedKey: portrait.watermarked_key,
          fingerprintKey: fingerprint_key ?? null,
          width,
          height,
          bytes,
          placeholder,
          words: recipeWords(portrait.creation_method_config),
          shouldAddWatermark: portrait.should_add_watermark,
          creationMethodName: portrait.creation_method_name,
          creationMethodConfig: portrait.creation_method_config,
          likeness: portrait.likeness,
          face: portrait.likeness === null ? 'none' : 'good',
          expiresAt: portrait.hidden
            ? hiddenExpiry()
            : await this.lifetimes.portrait(current, manager),
        });
        await this.fingerprints.insertOnce(manager, portrait.id, words);
        return current;
      })
      .catch((error: unknown) => {
        throw isOfClosedOwner(error) ? new AppError('PORTRAIT_GONE') : error;
      });
    const kept = await this.#stored(portrait.id);
    if (kept.ownerKind !== owner.kind || kept.ownerId !== owner.id) {
      throw new AppError('PORTRAIT_GONE');
    }
    return toImage(kept);
  }

  /** Idempotent. @throws AppError PORTRAIT_GONE */
  async reveal(id: string): Promise<Image> {
    const { ownerKind, ownerId } = await this.#stored(id);
    const owner = { kind: ownerKind, id: ownerId };
    await this.images.reveal(id, await this.lifetimes.portrait(owner));
    return toImage(await this.#stored(id));
  }

  async #stored(id: string): Promise<StoredImage> {
    const image = await this.images.stored(id);
    if (!image) throw new AppError('PORTRAIT_GONE');
    return image;
  }
}
