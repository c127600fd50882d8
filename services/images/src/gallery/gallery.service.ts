import { AppError } from '@likeness/contracts/errors/app-error';
import type {
  DeletedImages,
  deletedImagesQuerySchema,
  Image,
} from '@likeness/contracts/http/images';
import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DeletionsRepository } from '../database/deletions.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { toImage } from './to-image.js';

/** An owner's own pictures; those of others do not exist for them. */
@Injectable()
export class GalleryService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly deletions: DeletionsRepository,
  ) {}

  /** @throws AppError NOT_FOUND */
  async get(id: string, owner: Owner): Promise<Image> {
    const image = await this.images.ofOwner(id, owner);
    if (!image) throw new AppError('NOT_FOUND');
    return toImage(image);
  }

  /** Pictures in the order of `ids`; those that are gone are left out. */
  async find(ids: readonly string[], owner: Owner): Promise<Image[]> {
    const found = await this.images.manyOfOwner(ids, owner);
    const byId = new Map(found.map((image) => [image.id, image]));
    return ids.flatMap((id) => {
      const image = byId.get(id.toLowerCase());
      return image ? [toImage(image)] : [];
    });
  }

  /**
   * Hides pictures at once; for a while they can be restored. Those that are gone already do not
   * matter.
   * @throws AppError NOT_FOUND when none is there
   */
  async delete(ids: readonly string[], owner: Owner): Promise<void> {
    const deleted = await this.deletions.delete(ids, owner, RESTORE_MINUTES * 60);
    if (deleted === 0) throw new AppError('NOT_FOUND');
  }

  /** What can still be restored, the last deleted first. */
  async deleted(
    { page, limit }: z.infer<typeof deletedImagesQuerySchema>,
    owner: Owner,
  ): Promise<DeletedImages> {
    const found = await this.deletions.restorable(owner, {
      offset: (page - 1) * limit,
      limit: limit + 1,
    });
    return {
      images: found.slice(0, limit).map(toImage),
      next: found.length > limit ? page + 1 : null,
    };
  }

  /**
   * Brings deleted pictures back; those that are there already count as brought back.
   * @throws AppError NOT_FOUND when none can be
   */
  async restore(ids: readonly string[], owner: Owner): Promise<Image[]> {
    await this.deletions.restore(ids, owner);
    const images = await this.find([...new Set(ids)], owner);
    if (images.length === 0) throw new AppError('NOT_FOUND');
    return images;
  }
}
