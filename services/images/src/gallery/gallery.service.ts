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

/** Images of the owner. Images of others are NOT_FOUND. */
@Injectable()
export class GalleryService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly deletions: DeletionsRepository,
  ) {}

  async get(id: string, owner: Owner): Promise<Image> {
    const image = await this.images.ofOwner(id, owner);
    if (!image) throw new AppError('NOT_FOUND');
    return toImage(image);
  }

  /** In the order of `ids`, without missing images. */
  async find(ids: readonly string[], owner: Owner): Promise<Image[]> {
    const found = await this.images.manyOfOwner(ids, owner);
    const byId = new Map(found.map((image) => [image.id, image]));
    return ids.flatMap((id) => {
      const image = byId.get(id.toLowerCase());
      return image ? [toImage(image)] : [];
    });
  }

  /** Ignores missing ids. @throws AppError NOT_FOUND if none exists */
  async delete(ids: readonly string[], owner: Owner): Promise<void> {
    const deleted = await this.deletions.delete(ids, owner, RESTORE_MINUTES * 60);
    if (deleted === 0) throw new AppError('NOT_FOUND');
  }

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

  /** Idempotent for visible images. @throws AppError NOT_FOUND if none can be restored */
  async restore(ids: readonly string[], owner: Owner): Promise<Image[]> {
    await this.deletions.restore(ids, owner);
    const images = await this.find([...new Set(ids)], owner);
    if (images.length === 0) throw new AppError('NOT_FOUND');
    return images;
  }
}
