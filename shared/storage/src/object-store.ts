import type { Readable } from 'node:stream';

/** First and last byte wanted, both inclusive, as in RFC 9110 §14. */
export type ByteRange = { readonly start: number; readonly end: number };

export type StorageCall = {
  /** Ends the call at once; it then fails with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * Where pictures are kept. Keys are `segment/segment/name.ext` of letters, digits, dot, dash and
 * underscore; the extension says the content type. Objects are never changed once written.
 *
 * Every call ends within bounds and is tried again for some seconds while its fault may pass; then
 * it throws a StorageError that says what is wrong.
 */
export abstract class ObjectStore {
  /** Makes the bucket or folder if it is not there. @throws StorageError */
  abstract prepare(call?: StorageCall): Promise<void>;
  /** Writes the whole object or nothing. @throws StorageError */
  abstract put(key: string, body: Buffer, call?: StorageCall): Promise<void>;
  /** @throws ObjectMissingError, StorageError */
  abstract read(key: string, call?: StorageCall): Promise<Buffer>;
  /**
   * Streams an object, or the given bytes of it. The first of them are there when it returns; the
   * time that the reader takes does not count.
   * @throws ObjectMissingError, StorageError
   */
  abstract stream(key: string, range?: ByteRange, call?: StorageCall): Promise<Readable>;
  /** Size in bytes, or undefined when there is no such object. @throws StorageError */
  abstract size(key: string, call?: StorageCall): Promise<number | undefined>;
  /** Removes objects; those that are not there are no error. @throws StorageError */
  abstract remove(keys: readonly string[], call?: StorageCall): Promise<void>;
  /** Keys that begin with a prefix ending in `/`, in no particular order. @throws StorageError */
  abstract list(prefix: string): AsyncIterable<string>;
  /** Tries once. @throws StorageError when the store can't be used now */
  abstract check(call?: StorageCall): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @throws RangeError for a key that could leave the store (`..`, absolute, odd characters). */
export function assertObjectKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new RangeError('malformed object key');
}
