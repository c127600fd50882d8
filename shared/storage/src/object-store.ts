import type { Readable } from 'node:stream';

/** First and last byte wanted, both inclusive, as in RFC 9110 §14. */
export type ByteRange = { readonly start: number; readonly end: number };

export class ObjectMissingError extends Error {
  constructor(readonly key: string) {
    super(`no object ${key}`);
    this.name = 'ObjectMissingError';
  }
}

/**
 * Where pictures are kept. Keys are `segment/segment/name.ext` of letters, digits, dot, dash and
 * underscore; the extension says the content type. Objects are never changed once written.
 */
export abstract class ObjectStore {
  /** Writes the whole object or nothing. */
  abstract put(key: string, body: Buffer): Promise<void>;
  /** @throws ObjectMissingError */
  abstract read(key: string): Promise<Buffer>;
  /** Streams an object, or the given bytes of it. @throws ObjectMissingError */
  abstract stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes, or undefined when there is no such object. */
  abstract size(key: string): Promise<number | undefined>;
  /** Removes objects; those that are not there are no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** Keys that begin with a prefix ending in `/`, in no particular order. */
  abstract list(prefix: string): AsyncIterable<string>;
  /** @throws Error when the store can't be used now. */
  abstract check(): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @throws RangeError for a key that could leave the store (`..`, absolute, odd characters). */
export function assertObjectKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new RangeError('malformed object key');
}
