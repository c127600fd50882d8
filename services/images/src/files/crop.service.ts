import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { portraitCropJob, type PortraitToCrop } from '@likeness/contracts/jobs/portrait-crop.job';
import { cropFor, type DownloadFormat } from '@likeness/contracts/photos/download-formats';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { assertPortrait } from './assert-portrait.js';
import { EnlargedFileService } from './enlarged-file.service.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const MADE_WITHIN_MS = 20_000;

/** Crops are made by a worker, because only workers can sign, and cached. */
@Injectable()
export class CropService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
    private readonly removals: ObjectRemovals,
    private readonly enlarged: EnlargedFileService,
  ) {}

  /** @throws AppError FORMAT_UNAVAILABLE, ENLARGEMENT_UNLIKE, ENGINE_UNAVAILABLE, NOT_FOUND */
  async keyOf(image: StoredImage, format: DownloadFormat | 'large'): Promise<string> {
    assertPortrait(image);
    if (format === 'large') return this.#enlarged(image);
    const head = image.creationMethodConfig?.head;
    const crop = cropFor(format, image, head);
    if (!crop) throw new AppError('FORMAT_UNAVAILABLE');
    const { name } = visibleRendition(image);
    const key = `${derivedPrefix(image.id)}${name}-${format}${path.extname(image.masterKey)}`;
    if (await this.#isThere(key)) return key;
    await this.#make({
      master_key: image.masterKey,
      cropped_key: key,
      box: crop.box,
      ...crop.size,
      dpi: crop.dpi,
      // The clean master with a new mark: a crop of the watermarked file could cut the mark off.
      is_watermarked: name === 'watermarked',
      ...(head && { head }),
    });
    if (!(await this.images.hasFiles(image.id))) {
      await this.removals.remove([key]);
      throw new AppError('NOT_FOUND');
    }
    return key;
  }

  async #enlarged(image: StoredImage): Promise<string> {
    if (!image.isEnlarged) throw new AppError('FORMAT_UNAVAILABLE');
    return this.enlarged.keyOf(image);
  }

  async #make(payload: PortraitToCrop): Promise<void> {
    try {
      await this.jobs.addAndWait(portraitCropJob, payload, MADE_WITHIN_MS);
    } catch (error) {
      this.jobs.remove(portraitCropJob, payload).catch(() => undefined);
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    }
  }

  async #isThere(key: string): Promise<boolean> {
    return (await this.store.size(key)) !== undefined;
  }
}
