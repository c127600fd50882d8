import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { ThreadPool } from './thread-pool.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

const TIMEOUT_MS = 20_000;

/** Checks photos in a thread of its own, so that nobody's upload waits behind a portrait. */
export class PhotoChecker {
  readonly #pool: ThreadPool;

  constructor(settings: ThreadSettings) {
    this.#pool = new ThreadPool(new URL('./photo-check.thread.js', import.meta.url), 1, settings);
  }

  async warmUp(): Promise<ThreadReport> {
    return this.#pool.warmUp();
  }

  async check(objectKey: string): Promise<PhotoVerdict> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return this.#pool.run<PhotoVerdict>('check', objectKey, { signal });
  }

  async examine(objectKey: string): Promise<ProvenanceReport | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return this.#pool.run<ProvenanceReport | null>('examine', objectKey, { signal });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
