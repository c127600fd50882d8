import { Readable } from 'node:stream';
import { StorageError } from './storage-error.js';
import { type StorageLimits, transferMs } from './storage-limits.js';

/** Bytes as a store sends them. */
export type OpenedBytes = {
  readonly source: Readable;
  /** How many are to come. */
  readonly length: number;
};

const MAX_RESUMPTIONS = 2;

/**
 * Passes bytes on and ends a source that sends too slowly. Only time in which the reader waits
 * counts: a reader that takes its time is no fault of the store's.
 * @param explain turns what the source fails with into an error of the store
 */
async function* timedBytes(
  { source, length }: OpenedBytes,
  limits: StorageLimits,
  explain: (error: unknown) => Error,
): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: true }) as AsyncIterator<Buffer>;
  let leftMs = transferMs(length, limits);
  try {
    for (;;) {
      const asked = performance.now();
      const slow = new StorageError('timed_out', 'the store sends too slowly');
      const timer = setTimeout(() => source.destroy(slow), Math.min(limits.idleMs, leftMs));
      let next: IteratorResult<Buffer>;
      try {
        next = await chunks.next();
      } catch (error) {
        throw explain(error);
      } finally {
        clearTimeout(timer);
      }
      leftMs -= performance.now() - asked;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    source.destroy();
  }
}

/**
 * The same, opened again at the place where the store broke off. Objects never change, so the rest
 * fits.
 * @param open opens the bytes after the first so many
 */
export async function* resumedBytes(
  first: OpenedBytes,
  open: (offset: number) => Promise<OpenedBytes>,
  limits: StorageLimits,
  explain: (error: unknown) => Error,
): AsyncGenerator<Buffer> {
  let sent = 0;
  let opened = first;
  for (let resumptions = 0; ; resumptions += 1) {
    try {
      for await (const chunk of timedBytes(opened, limits, explain)) {
        sent += chunk.length;
        yield chunk;
      }
      return;
    } catch (error) {
      const mayResume = error instanceof StorageError && error.isPassing && sent < first.length;
      if (!mayResume || resumptions === MAX_RESUMPTIONS) throw error;
      opened = await open(sent);
    }
  }
}

/** A stream of bytes whose first are there, so that what is wrong before them can still be told. */
export async function begun(bytes: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await bytes.next();
  const stream = Readable.from(
    (async function* () {
      if (first.done) return;
      yield first.value;
      yield* bytes;
    })(),
    { objectMode: false },
  );
  // A reader that goes before it has read anything never starts the generator.
  stream.once('close', () => void bytes.return(undefined));
  return stream;
}
