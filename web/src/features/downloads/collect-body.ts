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

/** A connection can be lost without an error. */
const STALLED_MS = 30_000;

/** Rejects when the connection drops or stalls, or on abort. */
export async function collectBody(
  response: Response,
  type: string,
  onBytes: (loaded: number) => void,
  stalledMs = STALLED_MS,
): Promise<Blob> {
  const stalling = new AbortController();
  const watch = () => setTimeout(() => stalling.abort(new ConnectionError()), stalledMs);
  let timer = watch();
  let loaded = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = watch();
      loaded += chunk.byteLength;
      onBytes(loaded);
      controller.enqueue(chunk);
    },
  });
  const counted = response.body?.pipeThrough(counter, { signal: stalling.signal });
  try {
    return await new Response(counted, { headers: { 'content-type': type } }).blob();
  } finally {
    clearTimeout(timer);
  }
}
