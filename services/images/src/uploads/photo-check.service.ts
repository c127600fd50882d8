import { randomUUID } from 'node:crypto';
import {
  photoCheckJob,
  photosCompareJob,
  type PhotosToCompare,
} from '@likeness/contracts/jobs/photos.jobs';
import type { Comparison } from '@likeness/contracts/http/comparison';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import { askWorker } from '../ask-worker.js';

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
    const photo = { photo_id: photoId, object_key: objectKey };
    return askWorker(this.jobs, photoCheckJob, photo, this.settings.timeoutMs);
  }

  /** @throws AppError ENGINE_UNAVAILABLE */
  async compare(photos: Omit<PhotosToCompare, 'comparison_id'>): Promise<Comparison> {
    const comparison = { comparison_id: randomUUID(), ...photos };
    return askWorker(this.jobs, photosCompareJob, comparison, this.settings.timeoutMs);
  }
}
