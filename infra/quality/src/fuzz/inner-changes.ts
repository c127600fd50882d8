import { crc32, deflateSync, inflateSync } from 'node:zlib';
import * as fc from 'fast-check';

export type Change = (bytes: Buffer) => Buffer;

type Draw = { readonly part: number; readonly place: number; readonly value: number };

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const PNG_HEAD = 8;
/** Bytes for length, type and checksum of a chunk. */
const CHUNK_FRAME = 12;
const GIF_HEAD = 13;
const MOST_BYTES = 24;

const draw = fc.record({
  part: fc.noBias(fc.nat()),
  place: fc.noBias(fc.nat()),
  value: fc.noBias(fc.nat({ max: 255 })),
});

/** Keeps lengths and checksums valid, so that decoders reach the change. */
export const innerChange: fc.Arbitrary<Change> = fc
  .array(draw, { minLength: 1, maxLength: MOST_BYTES })
  .map(
    (draws): Change =>
      (bytes) =>
        draws.reduce(changedInside, bytes),
  );

function changedInside(bytes: Buffer, one: Draw): Buffer {
  if (bytes.subarray(0, 2).equals(Buffer.from([MARKER, 0xd8]))) return insideJpeg(bytes, one);
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return insidePng(bytes, one);
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF') return insideGif(bytes, one);
  return bytes;
}

type Segment = { readonly marker: number; readonly from: number; readonly to: number };

function insideJpeg(bytes: Buffer, { part, place, value }: Draw): Buffer {
  const segments = segmentsOf(bytes);
  const scan = segments.find(({ marker }) => marker === START_OF_SCAN);
  if (!scan) return bytes;
  const chosen = segments[part % (segments.length * 4)];
  // Most changes affect the picture data.
  if (!chosen || chosen.marker === START_OF_SCAN) return inScan(bytes, scan.to, place, value);
  if (value % 8 === 0) return without(bytes, chosen);
  if (value % 8 === 1) return insertAt(bytes, chosen.from, bytes.subarray(chosen.from, chosen.to));
  if (value % 8 === 2) {
    const text = Buffer.alloc(place % 200, value);
    const head = Buffer.from([MARKER, COMMENT, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return insertAt(bytes, chosen.from, Buffer.concat([head, text]));
  }
  const first = chosen.from + 4;
  return first < chosen.to ? withByte(bytes, first + (place % (chosen.to - first)), value) : bytes;
}

function segmentsOf(bytes: Buffer): Segment[] {
  const segments: Segment[] = [];
  let from = 2;
  while (from + 4 <= bytes.length && bytes[from] === MARKER) {
    const marker = bytes[from + 1] ?? 0;
    const to = from + 2 + bytes.readUInt16BE(from + 2);
    segments.push({ marker, from, to });
    if (marker === START_OF_SCAN || to > bytes.length) break;
    from = to;
  }
  return segments;
}

/** Neither creates nor destroys a marker. */
function inScan(bytes: Buffer, from: number, place: number, value: number): Buffer {
  const length = bytes.length - 2 - from;
  if (length <= 0) return bytes;
  const index = from + (place % length);
  const isMarker = [bytes[index - 1], bytes[index], value].includes(MARKER);
  return isMarker ? bytes : withByte(bytes, index, value);
}

type Chunk = { readonly type: string; readonly data: Buffer };

function insidePng(bytes: Buffer, { part, place, value }: Draw): Buffer {
  const chunks = chunksOf(bytes);
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const others = chunks.filter(({ type }) => type !== 'IDAT' && type !== 'IEND');
  const chosen = others[part % (others.length * 4)];
  if (!chosen) {
    const raw = unpacked(Buffer.concat(pixels));
    if (raw === undefined) return bytes;
    const data = deflateSync(withByte(raw, place % raw.length, value));
    const first = chunks.findIndex(({ type }) => type === 'IDAT');
    const rest = chunks.filter(({ type }, index) => type !== 'IDAT' || index === first);
    return png(rest.map((chunk, index) => (index === first ? { ...chunk, data } : chunk)));
  }
  if (chosen.data.length === 0) return bytes;
  const data = withByte(chosen.data, place % chosen.data.length, value);
  const changed = chunks.map((chunk) => (chunk === chosen ? { ...chunk, data } : chunk));
  // Duplicates a chunk, such as a second palette or physical size.
  return png(value % 4 === 0 ? changed.toSpliced(1, 0, chosen) : changed);
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let from = PNG_HEAD;
  while (from + CHUNK_FRAME <= bytes.length) {
    const length = bytes.readUInt32BE(from);
    const type = bytes.subarray(from + 4, from + 8).toString('latin1');
    chunks.push({ type, data: bytes.subarray(from + 8, from + 8 + length) });
    from += CHUNK_FRAME + length;
  }
  return chunks;
}

function png(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function unpacked(data: Buffer): Buffer | undefined {
  try {
    const raw = inflateSync(data);
    return raw.length > 0 ? raw : undefined;
  } catch {
    // An earlier change has corrupted the compressed data.
    return undefined;
  }
}

/** Changes the color table, or pixels after the first kilobyte. */
function insideGif(bytes: Buffer, { part, place, value }: Draw): Buffer {
  const colours = GIF_HEAD + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1);
  const [from, to] = part % 4 === 0 ? [GIF_HEAD, colours] : [colours + 32, bytes.length - 2];
  return to > from ? withByte(bytes, from + (place % (to - from)), value) : bytes;
}

function withByte(bytes: Buffer, index: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[index] = value;
  return copy;
}

function insertAt(bytes: Buffer, index: number, what: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, index), what, bytes.subarray(index)]);
}

function without(bytes: Buffer, { from, to }: Segment): Buffer {
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}
