import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { portraitCropJob } from '@likeness/contracts/jobs/renditions.jobs';
import { cropFor, type DownloadFormat } from '@likeness/contracts/http/download-formats';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { assertPortrait } from './assert-portrait.js';
import { DerivedFilesService } from './derived-files.service.js';
import { EnlargedFileService } from './enlarged-file.service.js';
import { derivedPrefix, visibleRendition } from './rendition.js';
import { WideFileService } from './wide-file.service.js';

const MADE_WITHIN_MS = 20_000;

/** Other formats of portraits, cached. The first request decides whether 3:2 is a wide picture or a crop. */
@Injectable()
export class CropService {
  constructor(
    private readonly files: DerivedFilesService,
    private readonly enlarged: EnlargedFileService,
    private readonly wide: WideFileService,
  ) {}

  /** @throws AppError FORMAT_UNAVAILABLE, ENLARGEMENT_UNLIKE, ENGINE_UNAVAILABLE, NOT_FOUND */
  async keyOf(image: StoredImage, format: DownloadFormat | 'large'): Promise<string> {
    assertPortrait(image);
    if (format === 'large') return this.#enlarged(image);
    const { name } = visibleRendition(image);
    const key = `${derivedPrefix(image.id)}${name}-${format}${path.extname(image.masterKey)}`;
    const isWide = format === '3x2';
    const existing = isWide ? await this.wide.existingKeyOf(image) : undefined;
    if (existing !== undefined) return existing;
    if (await this.files.isThere(key)) return key;
    const made = isWide ? await this.wide.tryMaking(image) : undefined;
    if (made !== undefined) return made;
    await this.#cut(image, format, key);
    return key;
  }

  async #cut(image: StoredImage, format: DownloadFormat, key: string): Promise<void> {
    const head = image.creationMethodConfig?.head;
    const crop = cropFor(format, image, head);
    if (!crop) throw new AppError('FORMAT_UNAVAILABLE');
    const payload = {
      master_key: image.masterKey,
      cropped_key: key,
      box: crop.box,
      ...crop.size,
      dpi: crop.dpi,
      // The clean master with a new mark: a crop of the watermarked file could cut the mark off.
      is_watermarked: visibleRendition(image).name === 'watermarked',
      ...(head && { head }),
    };
    const wanted = { imageId: image.id, keys: [key], withinMs: MADE_WITHIN_MS };
    await this.files.make(portraitCropJob, payload, wanted);
  }

  async #enlarged(image: StoredImage): Promise<string> {
    if (!image.isEnlarged) throw new AppError('FORMAT_UNAVAILABLE');
    return this.enlarged.keyOf(image);
  }
}
