import { AppError } from '@likeness/contracts/errors/app-error';
import { memeSignJob } from '@likeness/contracts/jobs/renditions.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { askWorker } from '../ask-worker.js';
import type { StoredImage } from '../database/image.entity.js';
import { derivedPrefix, visibleRendition } from '../files/rendition.js';

const SIGNED_WITHIN_MS = 20_000;

/** Memes are signed by a worker, because only workers have the key. */
@Injectable()
export class MemeSigner {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
  ) {}

  /** @throws AppError MEME_ORIGIN_UNSIGNED, ENGINE_UNAVAILABLE */
  async sign(
    origin: StoredImage,
    { id, masterKey }: Pick<StoredImage, 'id' | 'masterKey'>,
    file: Buffer,
  ): Promise<void> {
    const draft = `${derivedPrefix(id)}draft`;
    await this.store.put(draft, file);
    const meme = {
      draft_key: draft,
      original_key: visibleRendition(origin).key,
      signed_key: masterKey,
    };
    const isSigned = await askWorker(this.jobs, memeSignJob, meme, SIGNED_WITHIN_MS);
    await this.store.remove([draft]);
    if (!isSigned) throw new AppError('MEME_ORIGIN_UNSIGNED');
  }
}
