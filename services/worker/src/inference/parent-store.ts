import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError, StorageError } from '@likeness/storage/storage-error';
import { type ReadObject, receivedError, sentError } from './process-messages.js';

export type ObjectReader = Pick<ObjectStore, 'read'>;

/** Reads through the parent, so that a process that decodes pictures needs no key of the store. */
export class ParentStore implements ObjectReader {
  readonly #waiting = new Map<string, PromiseWithResolvers<Buffer>>();

  constructor(private readonly ask: (key: string) => void) {}

  read(key: string): Promise<Buffer> {
    const known = this.#waiting.get(key);
    if (known) return known.promise;
    const asked = Promise.withResolvers<Buffer>();
    this.#waiting.set(key, asked);
    this.ask(key);
    return asked.promise;
  }

  receive(key: string, read: ReadObject): void {
    const asked = this.#waiting.get(key);
    this.#waiting.delete(key);
    if ('bytes' in read)
      asked?.resolve(Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length));
    else asked?.reject(errorOf(key, read));
  }
}

/** Reads for a process what its task names, and nothing else. */
export async function readFor(
  task: unknown,
  key: string,
  store: ObjectReader,
): Promise<ReadObject> {
  try {
    if (!names(task, key)) throw new Error('the task does not name this object');
    return { bytes: await store.read(key) };
  } catch (error) {
    const fault = error instanceof StorageError ? error.fault : undefined;
    return { error: sentError(error), fault: error instanceof ObjectMissingError ? null : fault };
  }
}

function names(task: unknown, key: string): boolean {
  if (typeof task !== 'object' || task === null) return task === key;
  return Object.values(task).some((part) => names(part, key));
}

function errorOf(key: string, { error, fault }: Extract<ReadObject, { error: unknown }>): Error {
  if (fault === null) return new ObjectMissingError(key);
  return fault ? new StorageError(fault, error.message) : receivedError(error);
}
