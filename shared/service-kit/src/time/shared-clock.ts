type Agreed = {
  /** Milliseconds since 1970 by the clock that all processes share. */
  readonly time: number;
  /** When that was, by the clock of this process that nobody sets. */
  readonly at: number;
};

let agreed: Agreed | undefined;

/**
 * The time that all processes agree on, in milliseconds since 1970: what they tell each other of points in
 * time must not depend on how each machine's clock is set. Until one has been asked, the machine's.
 */
export function sharedNow(): number {
  return agreed ? agreed.time + performance.now() - agreed.at : Date.now();
}

/** Follows the shared clock from here on; `undefined` goes back to the machine's. */
export function agreeOn(next: Agreed | undefined): void {
  agreed = next;
}
