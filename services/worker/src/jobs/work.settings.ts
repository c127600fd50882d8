/** How much a worker does at once, and for how long. */
export abstract class WorkSettings {
  /** Whether it does more than pictures by model packs. */
  abstract readonly makesStudio: boolean;
  /** Portraits made at the same time. */
  abstract readonly concurrency: number;
  /** Processor time of each thread after which a render is stopped. */
  abstract readonly timeoutMs: number;
}
