import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import { photoCheckJob } from '@likeness/contracts/jobs/photo-check.job';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { JobSender } from '@likeness/queue/job-sender';

/** Has a worker look at a stored photo. */
export class PhotoChecker {
  constructor(
    private readonly jobs: JobSender,
    private readonly timeoutMs: number,
  ) {}

  /** @throws AppError ENGINE_UNAVAILABLE when no worker answers in time */
  async check(photoId: string, objectKey: string): Promise<PhotoVerdict> {
    const payload = { photo_id: photoId, object_key: objectKey };
    const giveUp = new AbortController();
    // The sender's own limit does not begin before Redis answers.
    const late = delay(this.timeoutMs, undefined, { signal: giveUp.signal }).then(() => {
      throw new Error('no verdict in time');
    });
    try {
      return await Promise.race([
        this.jobs.addAndWait(photoCheckJob, payload, this.timeoutMs),
        late,
      ]);
    } catch (error) {
      // Best effort: a worker that takes the job later finds no photo.
      this.jobs.remove(photoCheckJob, payload).catch(() => undefined);
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    } finally {
      giveUp.abort();
    }
  }
}
