import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError, StorageError } from '@likeness/storage/storage-error';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { MarkedImage, Marker, MarkReader } from '../provenance/marks.js';
import type { ReadMark } from '../provenance/hidden-mark/read-mark.js';
import type { MarkThread } from './mark-thread.js';
import { type Answer, type Ask, receivedError, sentError } from './process-messages.js';

export type ObjectReader = Pick<ObjectStore, 'read'>;

/** A process that decodes pictures has no key: its parent reads objects and hidden marks for it, and marks. */
export class Parent implements ObjectReader, Marker, MarkReader {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor(private readonly send: (id: number, ask: Ask) => void) {}

  async read(key: string): Promise<Buffer> {
    const bytes = (await this.#ask({ read: key })) as Uint8Array;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  async mark(image: RgbImage): Promise<MarkedImage> {
    return (await this.#ask({ mark: image })) as MarkedImage;
  }

  async readMark(image: RgbImage): Promise<ReadMark | undefined> {
    return (await this.#ask({ readMark: image })) as ReadMark | undefined;
  }

  receive(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('error' in answer) waiting?.reject(errorOf(answer));
    else waiting?.resolve(answer.value);
  }

  #ask(ask: Ask): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(++this.#asked, waiting);
    this.send(this.#asked, ask);
    return waiting.promise;
  }
}

/** Reads for a process what its task names, and nothing else. */
export async function answerTo(
  ask: Ask,
  task: unknown,
  { store, marks }: { readonly store: ObjectReader; readonly marks: MarkThread },
): Promise<Answer> {
  try {
    if (!('read' in ask)) return { value: await marks.run(ask) };
    if (!names(task, ask.read)) throw new Error('the task does not name this object');
    return { value: await store.read(ask.read) };
  } catch (error) {
    const missing = error instanceof ObjectMissingError ? error.key : undefined;
    const fault = error instanceof StorageError ? error.fault : undefined;
    return { error: sentError(error), fault, missing };
  }
}

function names(task: unknown, key: string): boolean {
  if (typeof task !== 'object' || task === null) return task === key;
  return Object.values(task).some((part) => names(part, key));
}

function errorOf({ error, fault, missing }: Extract<Answer, { error: unknown }>): Error {
  if (missing !== undefined) return new ObjectMissingError(missing);
  return fault ? new StorageError(fault, error.message) : receivedError(error);
}
