import { availableParallelism, loadavg } from 'node:os';

/** Maximum load that extends the limit. */
const MOST_CROWDED = 20;

/** Runnable processes per core, averaged over a minute. */
function crowding(): number {
  return (loadavg()[0] ?? 0) / availableParallelism();
}

/** A start timeout that a busy machine extends: elapsed time is divided by the load. */
export class StartPatience {
  #usedMs = 0;
  #at: number;

  constructor(
    private readonly limitMs: number,
    private readonly now: () => number = Date.now,
    private readonly crowded: () => number = crowding,
  ) {
    this.#at = now();
  }

  /** Poll often: time is weighted by the current load. */
  get isOver(): boolean {
    const now = this.now();
    this.#usedMs += (now - this.#at) / Math.min(Math.max(1, this.crowded()), MOST_CROWDED);
    this.#at = now;
    return this.#usedMs > this.limitMs;
  }
}
