import type { Readable } from 'node:stream';

export type ByteRange = { readonly start: number; readonly end: number };

export type StorageCall = {
  readonly signal?: AbortSignal;
};

/** Objects are immutable; the key's extension sets the type. */
export abstract class ObjectStore {
  /** Creates a missing bucket or folder. @throws StorageError */
  abstract prepare(call?: StorageCall): Promise<void>;
  /** Atomic. Write each key once: files refuse other bytes. @throws StorageError */
  abstract put(key: string, body: Buffer, call?: StorageCall): Promise<void>;
  /** @throws ObjectMissingError, StorageError */
  abstract read(key: string, call?: StorageCall): Promise<Buffer>;
  /** @throws ObjectMissingError, StorageError */
  abstract stream(key: string, range?: ByteRange, call?: StorageCall): Promise<Readable>;
  /** @returns bytes; undefined for a missing object. @throws StorageError */
  abstract size(key: string, call?: StorageCall): Promise<number | undefined>;
  /** Ignores missing objects. @throws StorageError */
  abstract remove(keys: readonly string[], call?: StorageCall): Promise<void>;
  /** The prefix ends in `/`; keys are in no order. @throws StorageError */
  abstract list(prefix: string): AsyncIterable<string>;
  abstract check(call?: StorageCall): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @throws RangeError for a key that could leave the store */
export function assertObjectKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new RangeError('malformed object key');
}
