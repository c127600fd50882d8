/** What a job that was taken together with others knows of them. */
export type BatchMember = {
  /** How many were taken, with this one. */
  readonly size: number;
  /**
   * Waits until each has come as far or has ended. Of use once.
   * @returns what each brought, in the order in which they were taken
   */
  gather<T>(own: T): Promise<readonly T[]>;
};

/** Brings jobs together that were taken to be done as one; each stays a job of its own. */
export class JobBatch {
  readonly #brought = new Map<number, unknown>();
  readonly #complete = Promise.withResolvers<void>();
  readonly #gone = new Set<number>();

  constructor(private readonly size: number) {}

  /** @param place in the order in which they were taken, from 0 */
  memberOf(place: number): BatchMember {
    return {
      size: this.size,
      gather: async <T>(own: T) => {
        this.#brought.set(place, own);
        this.#lookWhoIsMissing();
        await this.#complete.promise;
        const inOrder = [...this.#brought].sort(([a], [b]) => a - b);
        return inOrder.map(([, each]) => each as T);
      },
    };
  }

  /** A job that has ended is not waited for. */
  leave(place: number): void {
    this.#gone.add(place);
    this.#lookWhoIsMissing();
  }

  #lookWhoIsMissing(): void {
    const there = new Set([...this.#brought.keys(), ...this.#gone]);
    if (there.size === this.size) this.#complete.resolve();
  }
}
