import { ConnectionError } from '../../lib/api/api-error.js';

/** The server's list of missing files: the archive's last file, not compressed. */
export const NOT_INCLUDED_FILE = 'not-included.txt';

/** In bytes: holds that list and the archive's directory, with a thousand files in each. */
const TAIL = 1024 * 1024;
const DIRECTORY = 'PK\u0001\u0002';

/** The server streams, so it appends missing files as a list with one `name: why` per line. */
export async function gapsOf(zip: Blob): Promise<string[]> {
  const tail = await zip.slice(-TAIL).text();
  const [, list = ''] = tail.split(NOT_INCLUDED_FILE);
  const [text = ''] = list.split(DIRECTORY);
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  return lines.map((line) => line.slice(0, line.lastIndexOf(': ')));
}

/** Size of the Blobs that the browser may move to disk. */
const PART_BYTES = 8 * 1024 * 1024;
/** A connection can be lost without an error. */
const STALLED_MS = 30_000;

/** Rejects when the connection drops or stalls, or on abort. */
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
