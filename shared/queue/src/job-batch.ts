export type BatchMember = {
  readonly size: number;
  gather<T>(own: T): Promise<readonly T[]>;
};

export class JobBatch {
  readonly #values = new Map<number, unknown>();
  readonly #complete = Promise.withResolvers<void>();
  readonly #left = new Set<number>();

  constructor(private readonly size: number) {}

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

  leave(place: number): void {
    this.#left.add(place);
    this.#resolveWhenComplete();
  }

  #resolveWhenComplete(): void {
    const present = new Set([...this.#values.keys(), ...this.#left]);
    if (present.size === this.size) this.#complete.resolve();
  }
}
