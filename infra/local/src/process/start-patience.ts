import { availableParallelism, loadavg } from 'node:os';

/** Beyond it a program counts as hung, however busy the machine is. */
const MOST_CROWDED = 20;

/** How many programs share each processor, as an average over the last minute. */
function crowding(): number {
  return (loadavg()[0] ?? 0) / availableParallelism();
}

/**
 * How long a program may take to start. Where several programs share each processor, time counts for that much less, as a start
 * takes that much longer.
 */
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

  /** Whether it is used up; to be asked often. */
  get isOver(): boolean {
    const now = this.now();
    this.#usedMs += (now - this.#at) / Math.min(Math.max(1, this.crowded()), MOST_CROWDED);
    this.#at = now;
    return this.#usedMs > this.limitMs;
  }
}
