import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { portraitEnlargeJob } from '@likeness/contracts/jobs/enlargements.jobs';
import { canEnlarge } from '@likeness/contracts/http/download-formats';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { assertPortrait } from './assert-portrait.js';
import { DerivedFilesService } from './derived-files.service.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const MADE_WITHIN_MS = 50_000;

/** Enlarged portraits, made by a worker and kept as long as the image. */
@Injectable()
export class EnlargedFileService {
  constructor(private readonly files: DerivedFilesService) {}

  /** @throws AppError FORMAT_UNAVAILABLE, ENLARGEMENT_UNLIKE, ENGINE_UNAVAILABLE, NOT_FOUND */
  async keyOf(image: StoredImage): Promise<string> {
    assertPortrait(image);
    if (!canEnlarge(image)) throw new AppError('FORMAT_UNAVAILABLE');
    const extension = path.extname(image.masterKey);
    const keyFor = (name: string) => `${derivedPrefix(image.id)}${name}-large${extension}`;
    const { name } = visibleRendition(image);
    const key = keyFor(name);
    if (await this.files.isThere(key)) return key;
    const head = image.creationMethodConfig?.head;
    const payload = {
      master_key: image.masterKey,
      enlarged_key: keyFor('master'),
      ...(name === 'watermarked' && { watermarked_key: key }),
      ...(head && { head }),
    };
    const isAlike = await this.files.make(portraitEnlargeJob, payload, {
      imageId: image.id,
      keys: [keyFor('master'), key],
      withinMs: MADE_WITHIN_MS,
    });
    if (!isAlike) throw new AppError('ENLARGEMENT_UNLIKE');
    return key;
  }
}
