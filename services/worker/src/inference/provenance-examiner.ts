import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance-compare.job';
import type { Layer } from '../provenance/verdict.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ProcessSettings } from './process-settings.js';

/** Without candidates the file is read for itself. */
export type ProvenanceTask = {
  readonly objectKey: string;
  readonly candidates?: readonly ProvenanceCandidate[];
};

/** Processor time, many times what the slowest file takes. */
const LIMIT_MS = 20_000;
const NEVER = new AbortController().signal;

/** Looks where files come from, in a process of its own: anybody may ask, with any file. */
export class ProvenanceExaminer {
  readonly #pool: InferencePool;

  constructor(settings: ProcessSettings, onEnd: (end: PoolProcessEnd) => void, size = 1) {
    this.#pool = new InferencePool({
      name: 'provenance',
      script: new URL('./provenance.process.js', import.meta.url),
      size,
      settings,
      graceMs: 0,
      onEnd,
    });
  }

  async warmUp(): Promise<void> {
    await this.#pool.warmUp();
  }

  /**
   * @returns null for a file that is no readable picture
   * @throws TimeoutError, after which nothing of the search goes on
   */
  async examine(objectKey: string): Promise<ProvenanceFindings | null> {
    return this.#run<ProvenanceFindings | null>({ objectKey });
  }

  /**
   * What proves a file a copy of one of some delivered pictures; null for nothing.
   * @throws TimeoutError, as above
   */
  async compare(
    objectKey: string,
    candidates: readonly ProvenanceCandidate[],
  ): Promise<Layer | null> {
    return this.#run<Layer | null>({ objectKey, candidates });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #run<T>(task: ProvenanceTask): Promise<T> {
    return this.#pool.run<T>(task, { signal: NEVER, limitMs: LIMIT_MS });
  }
}
