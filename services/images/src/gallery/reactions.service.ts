import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { ImagesRepository } from '../database/images.repository.js';
import { requireMember } from './member.js';
import { toImage } from './to-image.js';

/** What members think of their pictures; one reaction a picture. */
@Injectable()
export class Reactions {
  constructor(private readonly images: ImagesRepository) {}

  /** @throws AppError UNAUTHORIZED for visitors, NOT_FOUND */
  async set(id: string, owner: Owner, reaction: Image['reaction']): Promise<Image> {
    requireMember(owner);
    await this.images.react(id, owner, reaction);
    const image = await this.images.ofOwner(id, owner);
    if (!image) throw new AppError('NOT_FOUND');
    return toImage(image);
  }

  /** @throws AppError UNAUTHORIZED for visitors, NOT_FOUND, also for somebody else's reaction */
  async clear(id: string, owner: Owner, userId: string): Promise<void> {
    requireMember(owner);
    if (userId !== owner.id) throw new AppError('NOT_FOUND');
    await this.set(id, owner, null);
  }
}
