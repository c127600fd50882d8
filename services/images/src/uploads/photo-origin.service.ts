import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance.jobs';
import { aiSourceType } from '@likeness/contracts/provenance/source-types';
import { JobSender } from '@likeness/queue/job-sender';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { askWorker } from '../ask-worker.js';

/** Swept like the files of a check, if the process crashes. */
const PREFIX = 'checks/';
const ANSWER_MS = 5_000;

/** Reads the marks of an upload, which do not survive its conversion. */
@Injectable()
export class PhotoOriginService {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
  ) {}

  /**
   * The IPTC source type of a file whose credentials, metadata or hidden mark say that AI made it.
   * Null for others, and where nothing can be read in time: an upload never fails for its marks.
   * @throws StorageError, as storing the photo would
   */
  async sourceTypeOf(file: string): Promise<string | null> {
    const key = `${PREFIX}${sharedNow()}-${randomUUID()}.bin`;
    await this.store.put(key, await readFile(file));
    try {
      const payload = { check_id: randomUUID(), object_key: key };
      const findings = await askWorker(this.jobs, provenanceCheckJob, payload, ANSWER_MS);
      return findings && aiSourceType(findings);
    } catch {
      return null;
    } finally {
      await this.store.remove([key]).catch(() => undefined);
    }
  }
}
