import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { ComparisonProblem } from '@likeness/contracts/photos/comparison';
import type { Comparison } from '../engines/compare-photos.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ProcessSettings } from './process-settings.js';

/** A stored photo to be looked at, or several that a tool is to get together. */
export type PhotoTask = { readonly check: string } | { readonly compare: Comparison };

/** Processor time, many times what the slowest photo takes. */
const LIMIT_MS = 20_000;
const NEVER = new AbortController().signal;

/** Checks photos in a process of its own, so that nobody's upload waits behind a portrait. */
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

  /** @throws TimeoutError, after which nothing of the check goes on */
  async check(objectKey: string): Promise<PhotoVerdict> {
    return this.#run<PhotoVerdict>({ check: objectKey });
  }

  /**
   * Why photos can't be used together; null when nothing is known against it.
   * @throws TimeoutError, as above
   */
  async compare(comparison: Comparison): Promise<ComparisonProblem | null> {
    return this.#run<ComparisonProblem | null>({ compare: comparison });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #run<T>(task: PhotoTask): Promise<T> {
    return this.#pool.run<T>(task, { signal: NEVER, limitMs: LIMIT_MS });
  }
}
