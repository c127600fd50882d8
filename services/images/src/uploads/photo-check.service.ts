import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { photoCheckJob } from '@likeness/contracts/jobs/photo-check.job';
import {
  photosCompareJob,
  type PhotosToCompare,
} from '@likeness/contracts/jobs/photos-compare.job';
import type { Comparison } from '@likeness/contracts/photos/comparison';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

export abstract class PhotoCheckSettings {
  abstract readonly timeoutMs: number;
}

@Injectable()
export class PhotoCheckService {
  constructor(
    private readonly jobs: JobSender,
    private readonly settings: PhotoCheckSettings,
  ) {}

  async check(photoId: string, objectKey: string): Promise<PhotoVerdict> {
    return this.#ask(photoCheckJob, { photo_id: photoId, object_key: objectKey });
  }

  /** @throws AppError ENGINE_UNAVAILABLE */
  async compare(photos: Omit<PhotosToCompare, 'comparison_id'>): Promise<Comparison> {
    return this.#ask(photosCompareJob, { comparison_id: randomUUID(), ...photos });
  }

  async #ask<Payload, Result>(job: JobDefinition<Payload, Result>, payload: Payload) {
    const { timeoutMs } = this.settings;
    try {
      return await pTimeout(this.jobs.addAndWait(job, payload, timeoutMs), {
        milliseconds: timeoutMs,
        message: 'no verdict in time',
      });
    } catch (error) {
      // Best effort: a worker that takes the job later finds no photo or no listener.
      this.jobs.remove(job, payload).catch(() => undefined);
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    }
  }
}
