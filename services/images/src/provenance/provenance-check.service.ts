import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ProvenanceFindings, ProvenanceReport } from '@likeness/contracts/http/provenance';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance.jobs';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { visualWordsIn } from '@likeness/contracts/provenance/visual-words';
import { JobSender } from '@likeness/queue/job-sender';
import { readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { askWorker } from '../ask-worker.js';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';

const PREFIX = 'checks/';
const ANSWER_MS = 30_000;
const RULES = {
  types: PROVENANCE_LIMITS.contentTypes,
  maxPixels: PROVENANCE_LIMITS.maxPixels,
  namesLimit: true,
} as const;
/** Far longer than a check: older objects belong to a crashed process. */
const STALE_MS = 15 * 60_000;
/**
 * Shares of a file's words that a stored image must have. Copies have 0.59 to 1 and the photo of a
 * portrait at most 0.54. No photo carries a mark, so fewer suffice with one.
 */
const ALIKE = { marked: 0.3, unmarked: 0.58 };
/** Plain pictures have few words, which many share. */
const FEWEST_WINDOWS = 16;
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
    const findings = await this.findingsOf(photo);
    const { c2pa, digital_source_type, mark } = findings;
    const marked = { marked: mark !== null, fits: mark?.fits ?? null };
    return { ...(await this.#origin(findings)), ...marked, c2pa, digital_source_type };
  }

  async sweep(): Promise<void> {
    const left: string[] = [];
    for await (const key of this.store.list(PREFIX)) {
      const begun = Number.parseInt(key.slice(PREFIX.length), 10);
      if (sharedNow() - begun > STALE_MS) left.push(key);
    }
    await this.store.remove(left);
  }

  /** @throws AppError as `examine` */
  async findingsOf(photo: TemporaryFile): Promise<ProvenanceFindings> {
    await assertExaminable(photo);
    const findings = await this.read(photo.path, ANSWER_MS);
    if (findings === null) throw new AppError('PHOTO_UNREADABLE');
    return findings;
  }

  /** @returns null for what is no picture. @throws AppError ENGINE_UNAVAILABLE */
  async read(file: string, answerMs: number): Promise<ProvenanceFindings | null> {
    const key = `${PREFIX}${sharedNow()}-${randomUUID()}.bin`;
    try {
      await this.store.put(key, await readFile(file));
      const payload = { check_id: randomUUID(), object_key: key };
      return await askWorker(this.jobs, provenanceCheckJob, payload, answerMs);
    } finally {
      await this.store.remove([key]).catch(() => undefined);
    }
  }

  /** A mark can be copied to another picture, so it never says alone that we made one. */
  async #origin(findings: ProvenanceFindings): Promise<Origin> {
    const { c2pa, mark } = findings;
    const here = { made_here: true, part: null };
    if (c2pa.valid && c2pa.own) return { ...here, layer: 'credentials' };
    const layer = (await this.imageIn(findings)) === undefined ? 'mark' : 'fingerprint';
    const part = mark && mark.covers <= MOST ? mark.part : null;
    if (layer === 'fingerprint') return { made_here: part === null, layer, part };
    return mark ? { made_here: false, layer, part } : UNKNOWN;
  }

  /** The stored image that the file nearly shows. */
  async imageIn({ mark, words, windows }: ProvenanceFindings): Promise<string | undefined> {
    if (windows < FEWEST_WINDOWS) return undefined;
    const alike = mark && mark.fits !== false ? ALIKE.marked : ALIKE.unmarked;
    const read = visualWordsIn(Buffer.from(words, 'base64'));
    return this.fingerprints.imageWith(read, Math.ceil(alike * windows));
  }
}

/** Checks without decoding pixels. */
async function assertExaminable({ size, path }: TemporaryFile): Promise<void> {
  const { maxBytes } = PROVENANCE_LIMITS;
  if (size === 0) throw new AppError('PHOTO_EMPTY');
  if (size > maxBytes) {
    const megabytes = maxBytes / 1_048_576;
    const detail = `File exceeds the ${megabytes}MB size limit.`;
    throw new AppError('PHOTO_TOO_LARGE', detail, { values: { megabytes } });
  }
  await readPictureHeader(path, RULES);
}
