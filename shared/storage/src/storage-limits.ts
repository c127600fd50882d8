export type StorageLimits = {
  /** For a connection, TLS included. */
  readonly connectMs: number;
  /** In which nothing moves although something is waited for: the first byte, or the next. */
  readonly idleMs: number;
  /** A transfer may take `idleMs` and the time its bytes need at this rate. */
  readonly minBytesPerSecond: number;
  /** After this long no further attempt is made. */
  readonly retryMs: number;
};

/** A store that hangs is given up after two attempts, about ten seconds. */
export const STORAGE_LIMITS: StorageLimits = {
  connectMs: 2_000,
  idleMs: 5_000,
  minBytesPerSecond: 128 * 1024,
  retryMs: 6_000,
};

/** The longest that moving so many bytes may take. */
export function transferMs(bytes: number, limits: StorageLimits): number {
  return limits.idleMs + (bytes / limits.minBytesPerSecond) * 1_000;
}
