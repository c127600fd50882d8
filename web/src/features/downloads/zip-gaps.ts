/** The server's list of what is not in an archive; always the last file in it. */
export const NOT_INCLUDED_FILE = 'not-included.txt';

const END = { signature: 0x06054b50, bytes: 22 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
/** What stands where a number doesn't fit; such an archive is larger than four gigabytes. */
const ELSEWHERE = 0xffffffff;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** The last file of an archive's list (APPNOTE.TXT 4.3.12), and where the list begins. */
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

/**
 * What the server could not put into an archive, by name. It finds out while it sends, so it says so
 * in a file at the archive's end: a line for each, `name: why`, below a heading.
 */
export async function gapsOf(zip: Blob): Promise<string[]> {
  const last = await lastEntry(zip);
  if (last?.name !== NOT_INCLUDED_FILE) return [];
  const text = await zip.slice(last.end - last.size, last.end).text();
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  return lines.map((line) => line.slice(0, line.lastIndexOf(': ')));
}
