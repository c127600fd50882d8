import type { ImageFileQuery } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { CropService } from './crop.service.js';
import { DisplaySizeService } from './display-size.service.js';
import { LabelService } from './label.service.js';
import { visibleRendition } from './rendition.js';

/** The stored file that a query asks for, made if it does not exist yet. */
@Injectable()
export class RequestedFileService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly displaySizes: DisplaySizeService,
    private readonly crops: CropService,
    private readonly labels: LabelService,
  ) {}

  /** @throws AppError FORMAT_UNAVAILABLE, ENGINE_UNAVAILABLE, NOT_FOUND; ObjectMissingError */
  async keyOf(image: StoredImage, owner: Owner, query: ImageFileQuery): Promise<string> {
    const { w: width, format, label: language } = query;
    if (language === undefined) return this.#unlabeled(image, width, format);
    const key = await this.#unlabeled(image, undefined, format);
    const originId = image.creationMethodConfig?.origin_id;
    const origin = originId === undefined ? null : await this.images.ofOwner(originId, owner);
    return this.labels.keyOf(image, { key, format, language, origin });
  }

  async #unlabeled(
    image: StoredImage,
    width: ImageFileQuery['w'],
    format: ImageFileQuery['format'],
  ): Promise<string> {
    if (format !== undefined) return this.crops.keyOf(image, format);
    if (width === undefined) return visibleRendition(image).key;
    return this.displaySizes.keyOf(image, width);
  }
}
