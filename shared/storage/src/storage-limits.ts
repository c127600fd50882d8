export type StorageLimits = {
  /** Includes TLS. */
  readonly connectMs: number;
  /** Timeout for the first byte and between bytes. */
  readonly idleMs: number;
  /** A transfer may take `idleMs` plus its bytes at this rate. */
  readonly minBytesPerSecond: number;
  /** No attempt starts after this time. */
  readonly retryMs: number;
};

/** Hanging storage fails after two attempts, about ten seconds. */
export const STORAGE_LIMITS: StorageLimits = {
  connectMs: 2_000,
  idleMs: 5_000,
  minBytesPerSecond: 128 * 1024,
  retryMs: 6_000,
};

/** Maximum duration of a transfer. */
export function transferMs(bytes: number, limits: StorageLimits): number {
  return limits.idleMs + (bytes / limits.minBytesPerSecond) * 1_000;
}
