/** Minimum progress per window; less counts as deliberate stalling. */
const MIN_BYTES = 8 * 1024;

/** Requires 8 KiB per window. Time in which the other side could not move bytes does not count. */
export class Pace {
  #since: number;
  #bytes: number;

  constructor(
    private readonly windowMs: number,
    now: number,
    bytes: number,
  ) {
    this.#since = now;
    this.#bytes = bytes;
  }

  /** @returns false after a whole window without enough progress */
  isKept(now: number, bytes: number, couldTransfer: boolean): boolean {
    if (couldTransfer && bytes - this.#bytes < MIN_BYTES) return now - this.#since < this.windowMs;
    this.#since = now;
    this.#bytes = bytes;
    return true;
  }
}
