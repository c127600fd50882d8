import { ConnectionError } from '../../lib/api/api-error.js';

/** The server's list of missing files; always the archive's last file. */
export const NOT_INCLUDED_FILE = 'not-included.txt';

const END = { signature: 0x06054b50, bytes: 22 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
/** ZIP64 marker: the real value is elsewhere because the archive exceeds 4 GB. */
const ELSEWHERE = 0xffffffff;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** The last entry of the central directory (APPNOTE.TXT 4.3.12) and the directory's offset. */
async function lastEntry(zip: Blob) {
  if (zip.size < END.bytes) return null;
  const end = await viewOf(zip.slice(-END.bytes));
  if (end.getUint32(0, true) !== END.signature) return null;
  const [bytes, begin] = [end.getUint32(12, true), end.getUint32(16, true)];
  if (begin === ELSEWHERE) return null;
  const list = await viewOf(zip.slice(begin, begin + bytes));
  let last: { name: string; size: number } | null = null;
  for (let at = 0; at + ENTRY.bytes <= list.byteLength;) {
    if (list.getUint32(at, true) !== ENTRY.signature) return null;
    const nameBytes = list.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + ENTRY.bytes, nameBytes));
    last = { name, size: list.getUint32(at + 20, true) };
    at += ENTRY.bytes + nameBytes + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return last && { ...last, end: begin };
}

/** The server streams, so it appends missing files as a list with one `name: why` per line. */
export async function gapsOf(zip: Blob): Promise<string[]> {
  const last = await lastEntry(zip);
  if (last?.name !== NOT_INCLUDED_FILE) return [];
  const text = await zip.slice(last.end - last.size, last.end).text();
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
