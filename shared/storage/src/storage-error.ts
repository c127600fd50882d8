/**
 * Why a store can't be used: nobody answers, it takes too long, it can't serve requests now, it
 * refuses the credentials or rights, its bucket or folder is not there, it is full, or it answers
 * something else that no retry will change.
 */
export type StorageFault =
  'unreachable' | 'timed_out' | 'overloaded' | 'refused' | 'bucket_missing' | 'full' | 'rejected';

const PASSING: ReadonlySet<StorageFault> = new Set(['unreachable', 'timed_out', 'overloaded']);

/** The store can't be used. The message is for the operator: what is wrong and what to set. */
export class StorageError extends Error {
  constructor(
    readonly fault: StorageFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'StorageError';
  }

  /** Whether the same call may succeed a moment later without anybody's doing. */
  get isPassing(): boolean {
    return PASSING.has(this.fault);
  }
}

/** The store works and has no such object. */
export class ObjectMissingError extends Error {
  constructor(
    readonly key: string,
    cause?: unknown,
  ) {
    super(`no object ${key}`, { cause });
    this.name = 'ObjectMissingError';
  }
}
