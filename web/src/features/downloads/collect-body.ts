import { ConnectionError } from '../../lib/api/api-error.js';

/** Parts of this size are handed to the browser, which may keep them on disk. */
const PART_BYTES = 8 * 1024 * 1024;
/** A connection may be gone without anybody saying so. */
const STALLED_MS = 30_000;

/**
 * Reads a body of any length into a file. The page itself holds a few megabytes of it at a time.
 * Rejects when the connection is lost, nothing comes for too long or the download is cancelled.
 */
export async function collectBody(
  response: Response,
  type: string,
  onBytes: (loaded: number) => void,
  stalledMs = STALLED_MS,
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let loaded = 0;
  const reader = response.body?.getReader();
  for (;;) {
    if (!reader) break;
    const { done, value } = await nextOf(reader, stalledMs);
    if (done) break;
    chunks.push(value);
    held += value.byteLength;
    loaded += value.byteLength;
    if (held >= PART_BYTES) {
      parts.push(new Blob(chunks));
      chunks = [];
      held = 0;
    }
    onBytes(loaded);
  }
  return new Blob([...parts, ...chunks], { type });
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function nextOf(reader: Reader, stalledMs: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError()), stalledMs);
  });
  try {
    return await Promise.race([reader.read(), stalled]);
  } catch (error) {
    void reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
