export abstract class WorkSettings {
  /** False if the worker only runs model packs. */
  abstract readonly makesStudio: boolean;
  abstract readonly concurrency: number;
  /** CPU time limit per thread of a render. */
  abstract readonly timeoutMs: number;
}
