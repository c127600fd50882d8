import { AppError } from '@likeness/contracts/errors/app-error';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { ImagesRepository } from '../database/images.repository.js';

type Wanted = {
  readonly imageId: string;
  readonly keys: readonly string[];
  readonly withinMs: number;
};

/** Further sizes of portraits. A worker makes them, because only workers can sign. */
@Injectable()
export class DerivedFilesService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
    private readonly removals: ObjectRemovals,
  ) {}

  async isThere(key: string): Promise<boolean> {
    return (await this.store.size(key)) !== undefined;
  }

  /** @throws AppError ENGINE_UNAVAILABLE, NOT_FOUND */
  async make<P, R>(job: JobDefinition<P, R>, payload: P, wanted: Wanted): Promise<R> {
    const result = await this.tryMaking(job, payload, wanted);
    if (result === undefined) throw new AppError('ENGINE_UNAVAILABLE');
    return result;
  }

  /** @returns undefined if the job failed. @throws AppError ENGINE_UNAVAILABLE if it takes too long, NOT_FOUND */
  async tryMaking<P, R>(
    job: JobDefinition<P, R>,
    payload: P,
    { imageId, keys, withinMs }: Wanted,
  ): Promise<R | undefined> {
    const result = await this.jobs.addAndWait(job, payload, withinMs).catch(async (cause) => {
      const mayEnd = await this.jobs.isAlive(job, payload).catch(() => true);
      // Others may wait for the job, and the next request finds its file.
      if (mayEnd) throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause });
      await this.jobs.remove(job, payload).catch(() => undefined);
      return undefined;
    });
    if (!(await this.images.hasFiles(imageId))) {
      await this.removals.remove([...keys]);
      throw new AppError('NOT_FOUND');
    }
    return result;
  }
}
