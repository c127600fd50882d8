import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { toImage } from '../gallery/to-image.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';
import { hiddenExpiry, portraitExpiry } from '../retention/lifetimes.js';
import { isRenderKey } from './render-key.js';

/** Finished portraits: kept once, or their objects thrown away. */
@Injectable()
export class Portraits {
  constructor(
    private readonly images: ImagesRepository,
    private readonly claims: VisitorClaimsRepository,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Keeps a portrait; a second call with the same id answers what the first has kept. A hidden one
   * is seen by nobody until it is revealed.
   * @throws AppError FIELD_INVALID for objects that are not there, NOT_FOUND when the portrait was
   * kept before and has been removed since
   */
  async keep(portrait: KeepPortraitRequest): Promise<Image> {
    const bytes = await this.#sizeOf(portrait.master_key, 'master_key');
    await this.#sizeOf(portrait.watermarked_key, 'watermarked_key');
    const owner = await this.images.transaction(async (manager) => {
      // Its visitor may have become a person since it was asked for.
      const current = await this.claims.currentOwner(manager, portrait.owner);
      await this.images.insertOnce(manager, {
        id: portrait.id,
        ownerKind: current.kind,
        ownerId: current.id,
        kind: 'portrait',
        state: portrait.hidden ? 'hidden' : 'kept',
        name: portrait.name,
        masterKey: portrait.master_key,
        watermarkedKey: portrait.watermarked_key,
        width: portrait.width,
        height: portrait.height,
        bytes,
        shouldAddWatermark: portrait.should_add_watermark,
        creationMethodName: portrait.creation_method_name,
        creationMethodConfig: portrait.creation_method_config,
        likeness: portrait.likeness,
        face: portrait.likeness === null ? 'none' : 'good',
        expiresAt: portrait.hidden ? hiddenExpiry() : portraitExpiry(current),
      });
      return current;
    });
    const kept = await this.#stored(portrait.id);
    if (kept.ownerKind !== owner.kind || kept.ownerId !== owner.id) throw new AppError('NOT_FOUND');
    return toImage(kept);
  }

  /**
   * Lets a hidden portrait be seen; one that is seen already stays as it is.
   * @throws AppError NOT_FOUND
   */
  async reveal(id: string): Promise<Image> {
    const { ownerKind, ownerId } = await this.#stored(id);
    await this.images.reveal(id, portraitExpiry({ kind: ownerKind, id: ownerId }));
    return toImage(await this.#stored(id));
  }

  /**
   * Removes rendered objects that no picture refers to.
   * @throws AppError FIELD_INVALID for a key that is not of a render
   */
  async discard(keys: readonly string[]): Promise<void> {
    if (!keys.every(isRenderKey)) throw new AppError('FIELD_INVALID', 'object_keys: only renders');
    const referred = await this.images.referredKeys(keys);
    await this.store.remove(keys.filter((key) => !referred.has(key)));
  }

  async #stored(id: string): Promise<StoredImage> {
    const image = await this.images.stored(id);
    if (!image) throw new AppError('NOT_FOUND');
    return image;
  }

  async #sizeOf(key: string, field: string): Promise<number> {
    const size = isRenderKey(key) ? await this.store.size(key) : undefined;
    if (size === undefined) throw new AppError('FIELD_INVALID', `${field}: no such object`);
    return size;
  }
}
