export abstract class WorkSettings {
  /** False if the worker only runs model packs. */
  abstract readonly makesStudio: boolean;
  abstract readonly concurrency: number;
  abstract readonly timeoutMs: number;
}
