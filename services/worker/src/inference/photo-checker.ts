import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { Comparison } from '@likeness/contracts/photos/comparison';
import type { PhotosCompared } from '../engines/portrait/compare-photos.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ProcessSettings } from './process-settings.js';

export type PhotoTask = { readonly check: string } | { readonly compare: PhotosCompared };

/** CPU time, many times that of the slowest photo. */
const LIMIT_MS = 20_000;
const NEVER = new AbortController().signal;

/** A separate process, so that uploads never wait for portraits. */
export class PhotoChecker {
  readonly #pool: InferencePool;

  constructor(settings: ProcessSettings, onEnd: (end: PoolProcessEnd) => void, size = 1) {
    this.#pool = new InferencePool({
      name: 'photo-check',
      script: new URL('./photo-check.process.js', import.meta.url),
      size,
      settings,
      graceMs: 0,
      onEnd,
    });
  }

  async warmUp(): Promise<void> {
    await this.#pool.warmUp();
  }

  async check(objectKey: string): Promise<PhotoVerdict> {
    return this.#run<PhotoVerdict>({ check: objectKey });
  }

  /** @throws TimeoutError */
  async compare(photos: PhotosCompared): Promise<Comparison> {
    return this.#run<Comparison>({ compare: photos });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #run<T>(task: PhotoTask): Promise<T> {
    return this.#pool.run<T>(task, { signal: NEVER, limitMs: LIMIT_MS });
  }
}
