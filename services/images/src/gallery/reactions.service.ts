import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { ListReactionsResponse } from '@likeness/contracts/http/internal-accounts';
import { LISTED_REACTIONS } from '@likeness/contracts/http/users';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { GalleryRepository } from '../database/gallery.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { toImage } from './to-image.js';

@Injectable()
export class ReactionsService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly gallery: GalleryRepository,
  ) {}

  async set(id: string, owner: Owner, reaction: Image['reaction']): Promise<Image> {
    await this.images.react(id, owner, reaction);
    const image = await this.images.ofOwner(id, owner);
    if (!image) throw new AppError('NOT_FOUND');
    return toImage(image);
  }

  /** @throws AppError NOT_FOUND, including for another user's reaction */
  async clear(id: string, owner: Owner, userId: string): Promise<void> {
    if (userId !== owner.id) throw new AppError('NOT_FOUND');
    await this.set(id, owner, null);
  }

  async newest(owner: Owner): Promise<ListReactionsResponse> {
    const [liked, disliked] = await Promise.all([
      this.gallery.withReaction(owner, 'like', LISTED_REACTIONS),
      this.gallery.withReaction(owner, 'dislike', LISTED_REACTIONS),
    ]);
    return { liked_image_ids: liked, disliked_image_ids: disliked };
  }
}
