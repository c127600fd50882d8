import { AppError } from '@likeness/contracts/errors/app-error';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { SingleFlight } from '../pixels/single-flight.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const WEBP_QUALITY = 82;

/** Makes the sizes that pages show, when one is first asked for, and keeps them. */
@Injectable()
export class DisplaySizes {
  readonly #flights = new SingleFlight<void>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
  ) {}

  /**
   * @param width in px; a narrower picture keeps its own
   * @returns key of a WebP of the visible rendition
   */
  async keyOf(image: StoredImage, width: number): Promise<string> {
    const { name } = visibleRendition(image);
    const key = `${derivedPrefix(image.id)}${name}-${width}.webp`;
    if ((await this.store.size(key)) === undefined) {
      await this.#flights.run(key, () => this.#derive(image, width, key));
    }
    return key;
  }

  async #derive(image: StoredImage, width: number, key: string): Promise<void> {
    const source = await this.store.read(visibleRendition(image).key);
    const webp = await this.budget.run(image.width * image.height, () =>
      sharp(source)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        // Carries the note that a portrait is machine-made; uploads have no metadata left.
        .keepXmp()
        .toBuffer(),
    );
    await this.store.put(key, webp);
    // A removal that began meanwhile may have looked for derivatives before this one was there.
    if (!(await this.images.isAlive(image.id))) {
      await this.store.remove([key]);
      throw new AppError('NOT_FOUND');
    }
  }
}
