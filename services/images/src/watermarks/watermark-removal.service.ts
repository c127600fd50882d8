import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import type { WatermarksRemoved } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { toImage } from '../gallery/to-image.js';

type Marked = Pick<StoredImage, 'shouldAddWatermark'>;

const ONE = {
  already_present:
    'Removing a watermark is not available for the photo you selected; please pick a newer photo.',
  false: "The photo you selected already doesn't have a watermark; please deselect it.",
} as const;
const SEVERAL = {
  already_present:
    'Removing watermarks is not available for some of the photos you selected; please choose newer photos.',
  false: "Some of the photos you selected already don't have watermarks; please deselect those.",
} as const;

/** @throws AppError WATERMARK_NOT_THERE unless every watermark can be removed */
function assertRemovable(images: readonly Marked[]): void {
  const messages = images.length === 1 ? ONE : SEVERAL;
  for (const state of ['already_present', 'false'] as const) {
    if (images.some(({ shouldAddWatermark }) => shouldAddWatermark === state)) {
      throw new AppError('WATERMARK_NOT_THERE', messages[state]);
    }
  }
}

/** `balance` is what remains after the holds. */
type Holds = { readonly ids: readonly string[]; readonly balance: number };

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
      const holds = ids.map((imageId) => ({ holdId: randomUUID(), imageId }));
      const balance = await this.credits.hold({
        groupId: randomUUID(),
        userId: owner.id,
        purpose: 'watermark-removal',
        creditsEach: WATERMARK_REMOVAL_CREDITS,
        holds,
      });
      return { ids: holds.map(({ holdId }) => holdId), balance };
    } catch (error) {
      // After a double click, the first request may have removed the watermark.
      assertRemovable(await this.#load(ids, owner));
      throw error;
    }
  }

  async #flip(ids: readonly string[], owner: Owner, holds: Holds | undefined): Promise<void> {
    const isDone = await this.images.transaction(async (manager) => {
      if (!(await this.images.dropWatermarks(manager, ids, owner))) return false;
      if (holds) await this.credits.captureLater(manager, holds.ids);
      return true;
    });
    if (!isDone) {
      // Another request was faster or the images are gone; `assertRemovable` throws the reason.
      assertRemovable(await this.#load(ids, owner));
      throw new AppError('NOT_FOUND');
    }
  }

  async #release(holds: Holds): Promise<void> {
    await this.images.transaction((manager) => this.credits.release(manager, holds.ids));
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
