export class Counted {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  enter(key: string): () => void {
    this.#total += 1;
    this.#counts.set(key, this.of(key) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#total -= 1;
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}

/** A limit of 0 is none. */
export function isReached(limit: number, count: number): boolean {
  return limit > 0 && count >= limit;
}
