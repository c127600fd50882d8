import { Readable } from 'node:stream';
import pRetry from 'p-retry';
import { StorageError } from './storage-error.js';
import { type StorageLimits, transferMs } from './storage-limits.js';

export type OpenedBytes = {
  readonly source: Readable;
  readonly length: number;
};

const MAX_RESUMPTIONS = 2;

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

/** Waits for the first bytes, so that earlier errors can still set a status. */
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
  // Closing an unread stream never starts the generator.
  stream.once('close', () => void bytes.return(undefined));
  return stream;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export async function retried<T>(
  work: () => Promise<T>,
  limits: StorageLimits,
  signal?: AbortSignal,
): Promise<T> {
  return pRetry(work, {
    retries: Infinity,
    maxRetryTime: limits.retryMs,
    minTimeout: FIRST_PAUSE_MS,
    maxTimeout: LONGEST_PAUSE_MS,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => error instanceof StorageError && error.isPassing,
  });
}
