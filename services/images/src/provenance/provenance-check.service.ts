import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance-check.job';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { SpooledPhoto } from '../uploads/photo-spool.js';

const PREFIX = 'checks/';
const ANSWER_MS = 30_000;
/** Far longer than a check takes; what a dying process left goes after this. */
const STALE_MS = 15 * 60_000;

/** Has a worker look where a picture comes from. Nothing of the picture is kept. */
@Injectable()
export class ProvenanceCheck {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
  ) {}

  /** @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE, PHOTO_UNREADABLE, ENGINE_UNAVAILABLE */
  async examine(photo: SpooledPhoto): Promise<ProvenanceReport> {
    if (photo.size === 0) throw new AppError('PHOTO_EMPTY');
    if (photo.size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
    const key = `${PREFIX}${Date.now()}-${randomUUID()}.bin`;
    try {
      await this.store.put(key, await readFile(photo.path));
      const report = await this.#ask(key);
      if (report === null) throw new AppError('PHOTO_UNREADABLE');
      return report;
    } finally {
      await this.store.remove([key]);
    }
  }

  /** Removes what checks of processes that died have left. */
  async sweep(): Promise<void> {
    const left: string[] = [];
    for await (const key of this.store.list(PREFIX)) {
      const begun = Number.parseInt(key.slice(PREFIX.length), 10);
      if (Date.now() - begun > STALE_MS) left.push(key);
    }
    await this.store.remove(left);
  }

  async #ask(key: string): Promise<ProvenanceReport | null> {
    const payload = { check_id: randomUUID(), object_key: key };
    try {
      return await this.jobs.addAndWait(provenanceCheckJob, payload, ANSWER_MS);
    } catch (error) {
      // Best effort: a worker that takes the job later finds no file.
      this.jobs.remove(provenanceCheckJob, payload).catch(() => undefined);
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    }
  }
}
