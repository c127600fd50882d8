import { AppError } from '@likeness/contracts/errors/app-error';
import type { WatermarksRemoved } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { toImage } from '../gallery/to-image.js';
import { assertRemovable } from './assert-removable.js';
import { CreditsClient, type Holds } from './credits.client.js';

/** One transaction writes the images and the charge. Free for subscribers. */
@Injectable()
export class WatermarkRemovalService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly credits: CreditsClient,
  ) {}

  /** @throws AppError NOT_FOUND, WATERMARK_NOT_THERE, CREDITS_REQUIRED, PAYMENTS_UNAVAILABLE */
  async remove({ owner, tier }: Person, imageIds: readonly string[]): Promise<WatermarksRemoved> {
    const ids = [...new Set(imageIds)];
    assertRemovable(await this.#load(ids, owner));
    const holds = tier === 'subscriber' ? undefined : await this.#hold(ids, owner);
    try {
      await this.#flip(ids, owner, holds);
    } catch (error) {
      if (holds) await this.#release(holds);
      throw error;
    }
    return {
      images: (await this.#load(ids, owner)).map(toImage),
      credits: holds?.balance ?? null,
    };
  }

  async #hold(ids: readonly string[], owner: Owner): Promise<Holds> {
    try {
      return await this.credits.hold(owner.id, ids);
    } catch (error) {
      // After a double click, the first request may have used the credit and removed the watermark.
      assertRemovable(await this.#load(ids, owner));
      throw error;
    }
  }

  async #flip(ids: readonly string[], owner: Owner, holds: Holds | undefined): Promise<void> {
    const isDone = await this.images.transaction(async (manager) => {
      if (!(await this.images.dropWatermarks(manager, ids, owner))) return false;
      if (holds) await this.credits.capture(manager, holds);
      return true;
    });
    if (!isDone) {
      // Another request was faster or the images are gone; `assertRemovable` throws the reason.
      assertRemovable(await this.#load(ids, owner));
      throw new AppError('NOT_FOUND');
    }
    this.credits.wake();
  }

  async #release(holds: Holds): Promise<void> {
    await this.images.transaction((manager) => this.credits.release(manager, holds));
    this.credits.wake();
  }

  async #load(ids: readonly string[], owner: Owner): Promise<StoredImage[]> {
    const found = await this.images.manyOfOwner(ids, owner);
    const byId = new Map(found.map((image) => [image.id, image]));
    return ids.map((id) => {
      const image = byId.get(id);
      if (!image) throw new AppError('NOT_FOUND');
      return image;
    });
  }
}
