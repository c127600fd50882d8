import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance.jobs';
import type { Layer } from '../provenance/verdict.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ProcessSettings } from './process-settings.js';

export type ProvenanceTask = {
  readonly objectKey: string;
  readonly candidates?: readonly ProvenanceCandidate[];
};

/** CPU time, many times that of the slowest file. */
const LIMIT_MS = 20_000;
const NEVER = new AbortController().signal;

/** A separate process: anyone may submit any file. */
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

  /** @returns null for an unreadable image. @throws TimeoutError */
  async examine(objectKey: string): Promise<ProvenanceFindings | null> {
    return this.#run<ProvenanceFindings | null>({ objectKey });
  }

  /** @returns null without proof. @throws TimeoutError */
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
