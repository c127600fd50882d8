export type StorageFault =
  | 'unreachable'
  | 'timed_out'
  | 'overloaded'
  | 'refused'
  | 'bucket_missing'
  | 'full'
  | 'rejected';

const PASSING: ReadonlySet<StorageFault> = new Set(['unreachable', 'timed_out', 'overloaded']);

export class StorageError extends Error {
  constructor(
    readonly fault: StorageFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'StorageError';
  }

  get isPassing(): boolean {
    return PASSING.has(this.fault);
  }
}

/** Storage works but has no such object. */
export class ObjectMissingError extends Error {
  constructor(
    readonly key: string,
    cause?: unknown,
  ) {
    super(`no object ${key}`, { cause });
    this.name = 'ObjectMissingError';
  }
}

export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
