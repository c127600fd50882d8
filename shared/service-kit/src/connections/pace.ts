/** Least that must move while somebody else is waited for; slower is standing still on purpose. */
const MIN_BYTES = 8 * 1024;

/**
 * Whether bytes keep moving: 8 KiB no later than one window after the 8 KiB before. Time in which the
 * other side could not move them (we did not read, or had nothing to send) does not count.
 */
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

  /**
   * @param bytes moved since the connection began
   * @param isTheirTurn whether the other side could move more now
   * @returns false when it has been too slow for a whole window
   */
  isKept(now: number, bytes: number, isTheirTurn: boolean): boolean {
    if (isTheirTurn && bytes - this.#bytes < MIN_BYTES) return now - this.#since < this.windowMs;
    this.#since = now;
    this.#bytes = bytes;
    return true;
  }
}
