import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { ENLARGEMENT_CREDITS } from '@likeness/contracts/generation/price';
import type { ImageEnlarged } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { assertPortrait } from '../files/assert-portrait.js';
import { EnlargedFileService } from '../files/enlarged-file.service.js';
import { toImage } from '../gallery/to-image.js';

const UNPAID = 'The 2,048 px download needs credits or a subscription.';

/** Charges after the file exists; one transaction marks the image and charges. */
@Injectable()
export class EnlargementService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly files: EnlargedFileService,
    private readonly credits: CreditsClient,
  ) {}

  /**
   * Charges once per image. @throws AppError NOT_FOUND, FORMAT_UNAVAILABLE, CREDITS_REQUIRED,
   * PAYMENTS_UNAVAILABLE, ENLARGEMENT_UNLIKE, ENGINE_UNAVAILABLE
   */
  async enlarge({ owner, tier }: Person, id: string): Promise<ImageEnlarged> {
    const image = await this.#load(id, owner);
    assertPortrait(image);
    if (image.isEnlarged) return { image: toImage(image), credits: null };
    const hold = tier === 'subscriber' ? undefined : await this.#hold(image, owner);
    try {
      await this.files.keyOf(image);
      await this.#settle(image, owner, hold?.id);
    } catch (error) {
      if (hold) await this.#release(hold.id);
      throw error;
    }
    return { image: toImage(await this.#load(id, owner)), credits: hold?.balance ?? null };
  }

  async #hold({ id: imageId }: StoredImage, owner: Owner) {
    const holdId = randomUUID();
    const balance = await this.credits
      .hold({
        groupId: randomUUID(),
        userId: owner.id,
        purpose: 'enlargement',
        creditsEach: ENLARGEMENT_CREDITS,
        holds: [{ holdId, imageId }],
      })
      .catch((error: unknown) => {
        const isUnpaid = error instanceof AppError && error.code === 'CREDITS_REQUIRED';
        throw isUnpaid ? new AppError('CREDITS_REQUIRED', UNPAID) : error;
      });
    return { id: holdId, balance };
  }

  async #settle({ id }: StoredImage, owner: Owner, holdId: string | undefined): Promise<void> {
    await this.images.transaction(async (manager) => {
      const isFirst = await this.images.markEnlarged(manager, id, owner);
      if (holdId === undefined) return;
      if (isFirst) await this.credits.captureLater(manager, [holdId]);
      else await this.credits.release(manager, [holdId]);
    });
  }

  async #release(holdId: string): Promise<void> {
    await this.images.transaction((manager) => this.credits.release(manager, [holdId]));
  }

  async #load(id: string, owner: Owner): Promise<StoredImage> {
    const image = await this.images.ofOwner(id, owner);
    if (!image) throw new AppError('NOT_FOUND');
    return image;
  }
}
