import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import {
  portraitEnlargeJob,
  type PortraitToEnlarge,
} from '@likeness/contracts/jobs/portrait-enlarge.job';
import { canEnlarge } from '@likeness/contracts/photos/download-formats';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { assertPortrait } from './assert-portrait.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const MADE_WITHIN_MS = 50_000;

/** Enlarged portraits, made by a worker and kept as long as the image. */
@Injectable()
export class EnlargedFileService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
    private readonly removals: ObjectRemovals,
  ) {}

  /** @throws AppError FORMAT_UNAVAILABLE, ENLARGEMENT_UNLIKE, ENGINE_UNAVAILABLE, NOT_FOUND */
  async keyOf(image: StoredImage): Promise<string> {
    assertPortrait(image);
    if (!canEnlarge(image)) throw new AppError('FORMAT_UNAVAILABLE');
    const extension = path.extname(image.masterKey);
    const keyFor = (name: string) => `${derivedPrefix(image.id)}${name}-large${extension}`;
    const { name } = visibleRendition(image);
    const key = keyFor(name);
    if ((await this.store.size(key)) !== undefined) return key;
    const head = image.creationMethodConfig?.head;
    await this.#make({
      master_key: image.masterKey,
      enlarged_key: keyFor('master'),
      ...(name === 'watermarked' && { watermarked_key: key }),
      ...(head && { head }),
    });
    if (!(await this.images.hasFiles(image.id))) {
      await this.removals.remove([keyFor('master'), key]);
      throw new AppError('NOT_FOUND');
    }
    return key;
  }

  async #make(payload: PortraitToEnlarge): Promise<void> {
    const isAlike = await this.jobs
      .addAndWait(portraitEnlargeJob, payload, MADE_WITHIN_MS)
      .catch((cause: unknown) => {
        this.jobs.remove(portraitEnlargeJob, payload).catch(() => undefined);
        throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause });
      });
    if (!isAlike) throw new AppError('ENLARGEMENT_UNLIKE');
  }
}
