/** One job's view of the batch it belongs to. */
export type BatchMember = {
  /** Number of jobs, including this one. */
  readonly size: number;
  /**
   * Waits until every job has called this or has ended. Call it once.
   * @returns the values of the jobs that called, in queue order
   */
  gather<T>(own: T): Promise<readonly T[]>;
};

/** A barrier for jobs that share one inference run. Each stays a job of its own. */
export class JobBatch {
  readonly #values = new Map<number, unknown>();
  readonly #complete = Promise.withResolvers<void>();
  readonly #left = new Set<number>();

  constructor(private readonly size: number) {}

  /** @param place position in queue order, from 0 */
  memberOf(place: number): BatchMember {
    return {
      size: this.size,
      gather: async <T>(own: T) => {
        this.#values.set(place, own);
        this.#resolveWhenComplete();
        await this.#complete.promise;
        const entries = [...this.#values].sort(([a], [b]) => a - b);
        return entries.map(([, each]) => each as T);
      },
    };
  }

  /** The others stop waiting for a job that has ended. */
  leave(place: number): void {
    this.#left.add(place);
    this.#resolveWhenComplete();
  }

  #resolveWhenComplete(): void {
    const present = new Set([...this.#values.keys(), ...this.#left]);
    if (present.size === this.size) this.#complete.resolve();
  }
}
