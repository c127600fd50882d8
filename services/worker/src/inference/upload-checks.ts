import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { Comparison } from '@likeness/contracts/http/comparison';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { PhotosCompared } from '../engines/portrait/compare-photos.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ProcessSettings } from './process-settings.js';

export type PhotoTask = { readonly check: string } | { readonly compare: PhotosCompared };

export type ProvenanceTask = { readonly objectKey: string };

/** CPU time, many times that of the slowest file. */
const LIMIT_MS = 20_000;
const NEVER = new AbortController().signal;

/**
 * Separate processes: photos never wait for portraits, and anyone may submit any file for
 * provenance. Every method throws TimeoutError.
 */
export class UploadChecks {
  readonly #photos: InferencePool;
  readonly #provenance: InferencePool;

  constructor(settings: ProcessSettings, onEnd: (end: PoolProcessEnd) => void, size = 1) {
    const open = (name: string) =>
      new InferencePool({
        name,
        script: new URL(`./${name}.process.js`, import.meta.url),
        size,
        settings,
        graceMs: 0,
        onEnd,
      });
    this.#photos = open('photo-check');
    this.#provenance = open('provenance');
  }

  async warmUp(): Promise<void> {
    await Promise.all([this.#photos.warmUp(), this.#provenance.warmUp()]);
  }

  async checkPhoto(objectKey: string): Promise<PhotoVerdict> {
    return this.#ofPhotos<PhotoVerdict>({ check: objectKey });
  }

  async comparePhotos(photos: PhotosCompared): Promise<Comparison> {
    return this.#ofPhotos<Comparison>({ compare: photos });
  }

  /** @returns null for an unreadable image */
  async examine(objectKey: string): Promise<ProvenanceFindings | null> {
    const task: ProvenanceTask = { objectKey };
    return this.#provenance.run<ProvenanceFindings | null>(task, {
      signal: NEVER,
      limitMs: LIMIT_MS,
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#photos.close(), this.#provenance.close()]);
  }

  async #ofPhotos<T>(task: PhotoTask): Promise<T> {
    return this.#photos.run<T>(task, { signal: NEVER, limitMs: LIMIT_MS });
  }
}
