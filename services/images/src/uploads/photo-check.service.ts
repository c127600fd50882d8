import { AppError } from '@likeness/contracts/errors/app-error';
import { photoCheckJob } from '@likeness/contracts/jobs/photo-check.job';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** How long a check may take. */
export abstract class PhotoCheckSettings {
  abstract readonly timeoutMs: number;
}

/** Has a worker look at a stored photo. */
@Injectable()
export class PhotoChecker {
  constructor(
    private readonly jobs: JobSender,
    private readonly settings: PhotoCheckSettings,
  ) {}

  /** @throws AppError ENGINE_UNAVAILABLE when no worker answers in time */
  async check(photoId: string, objectKey: string): Promise<PhotoVerdict> {
    const { timeoutMs } = this.settings;
    const payload = { photo_id: photoId, object_key: objectKey };
    try {
      // The sender's own limit does not begin before Redis answers.
      return await pTimeout(this.jobs.addAndWait(photoCheckJob, payload, timeoutMs), {
        milliseconds: timeoutMs,
        message: 'no verdict in time',
      });
    } catch (error) {
      // Best effort: a worker that takes the job later finds no photo.
      this.jobs.remove(photoCheckJob, payload).catch(() => undefined);
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    }
  }
}
