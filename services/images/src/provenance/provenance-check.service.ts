import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ProvenanceFindings, ProvenanceReport } from '@likeness/contracts/http/provenance';
import {
  provenanceCheckJob,
  provenanceCompareJob,
  type ProvenanceFound,
} from '@likeness/contracts/jobs/provenance.jobs';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { JobSender } from '@likeness/queue/job-sender';
import {
  PictureRefusedError,
  readPictureHeader,
} from '@likeness/service-kit/pictures/open-picture';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { askWorker } from '../ask-worker.js';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';

const PREFIX = 'checks/';
const ANSWER_MS = 30_000;
const RULES = { types: PROVENANCE_LIMITS.contentTypes, maxPixels: PROVENANCE_LIMITS.maxPixels };
/** Far longer than a check: older objects belong to a crashed process. */
const STALE_MS = 15 * 60_000;
/** Images that the worker compares; portraits of one photo share many words. */
const CANDIDATES = 40;
/** Share of the file from which all of it counts as made here. */
const MOST = 0.5;

type Origin = Pick<ProvenanceReport, 'made_here' | 'layer' | 'part'>;
const UNKNOWN: Origin = { made_here: false, layer: null, part: null };

/** A worker analyzes the file, which is then discarded. */
@Injectable()
export class ProvenanceCheckService {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: JobSender,
    private readonly fingerprints: FingerprintsRepository,
  ) {}

  /** @throws AppError PHOTO_*, ENGINE_UNAVAILABLE */
  async examine(photo: TemporaryFile): Promise<ProvenanceReport> {
    await assertExaminable(photo);
    return this.#examine(photo);
  }

  async sweep(): Promise<void> {
    const left: string[] = [];
    for await (const key of this.store.list(PREFIX)) {
      const begun = Number.parseInt(key.slice(PREFIX.length), 10);
      if (sharedNow() - begun > STALE_MS) left.push(key);
    }
    await this.store.remove(left);
  }

  async #examine(photo: TemporaryFile): Promise<ProvenanceReport> {
    const key = `${PREFIX}${sharedNow()}-${randomUUID()}.bin`;
    try {
      await this.store.put(key, await readFile(photo.path));
      const payload = { check_id: randomUUID(), object_key: key };
      const findings = await askWorker(this.jobs, provenanceCheckJob, payload, ANSWER_MS);
      if (findings === null) throw new AppError('PHOTO_UNREADABLE');
      const { c2pa, digital_source_type, mark } = findings;
      const marked = { marked: mark !== null, fits: mark?.fits ?? null };
      return { ...(await this.#origin(key, findings)), ...marked, c2pa, digital_source_type };
    } finally {
      await this.store.remove([key]).catch(() => undefined);
    }
  }

  /** A mark can be copied to another picture, so it never says alone that we made one. */
  async #origin(key: string, { c2pa, words, mark }: ProvenanceFindings): Promise<Origin> {
    const here = { made_here: true, part: null };
    if (c2pa.valid && c2pa.own) return { ...here, layer: 'credentials' };
    const found = await this.#stored(key, words);
    if (found && found.covers > MOST) return { ...here, layer: 'fingerprint' };
    if (found) return { ...UNKNOWN, layer: 'fingerprint', part: found.part };
    if (!mark) return UNKNOWN;
    const part = mark.covers > MOST ? null : mark.part;
    return { made_here: false, layer: 'mark', part };
  }

  async #stored(key: string, words: string): Promise<ProvenanceFound | null> {
    const candidates = await this.fingerprints.candidates(wordsOf(words), CANDIDATES);
    if (candidates.length === 0) return null;
    const payload = { check_id: randomUUID(), object_key: key, candidates };
    return askWorker(this.jobs, provenanceCompareJob, payload, ANSWER_MS);
  }
}

/** Checks without decoding pixels. */
async function assertExaminable({ size, path }: TemporaryFile): Promise<void> {
  const { maxBytes, maxPixels } = PROVENANCE_LIMITS;
  if (size === 0) throw new AppError('PHOTO_EMPTY');
  if (size > maxBytes) {
    const megabytes = maxBytes / 1_048_576;
    const detail = `File exceeds the ${megabytes}MB size limit.`;
    throw new AppError('PHOTO_TOO_LARGE', detail, { values: { megabytes } });
  }
  try {
    await readPictureHeader(path, RULES);
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    const megapixels = maxPixels / 1_000_000;
    const detail = `The image has more than ${megapixels} megapixels. Please send a smaller version.`;
    if (error.reason === 'pixels') {
      throw new AppError('PHOTO_TOO_MANY_PIXELS', detail, { values: { megapixels } });
    }
    if (error.reason === 'type') throw new AppError('PHOTO_TYPE_UNSUPPORTED');
    throw new AppError('PHOTO_UNREADABLE', undefined, { cause: error });
  }
}

function wordsOf(base64: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readInt32LE(4 * index));
}
