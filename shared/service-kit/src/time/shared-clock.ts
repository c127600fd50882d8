type Agreed = {
  /** Shared clock, Unix time in ms. */
  readonly time: number;
  /** `performance.now()` at that moment. */
  readonly at: number;
};

let agreed: Agreed | undefined;

/** By the shared clock; falls back to the machine's clock. Unix time in ms. */
export function sharedNow(): number {
  return agreed ? agreed.time + performance.now() - agreed.at : Date.now();
}

export function agreeOn(next: Agreed | undefined): void {
  agreed = next;
}
