import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { ImagesRepository } from '../database/images.repository.js';
import { ImageRemoval } from '../retention/image-removal.service.js';
import { toImage } from './to-image.js';

/** An owner's own pictures; those of others do not exist for them. */
@Injectable()
export class Gallery {
  constructor(
    private readonly images: ImagesRepository,
    private readonly removal: ImageRemoval,
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

  /** @throws AppError NOT_FOUND */
  async remove(id: string, owner: Owner): Promise<void> {
    if (!(await this.images.ofOwner(id, owner))) throw new AppError('NOT_FOUND');
    await this.removal.remove([id], owner);
  }

  /**
   * Those that are gone already do not matter.
   * @throws AppError NOT_FOUND when none is there
   */
  async removeSeveral(ids: readonly string[], owner: Owner): Promise<void> {
    const found = await this.images.manyOfOwner(ids, owner);
    if (found.length === 0) throw new AppError('NOT_FOUND');
    await this.removal.remove(
      found.map(({ id }) => id),
      owner,
    );
  }
}
