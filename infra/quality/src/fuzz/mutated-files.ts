import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';

type Change = (bytes: Buffer) => Buffer;

/** Implausible lengths, sizes and offsets in file formats. */
const ODD_WORDS = [0, 1, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
const MOST_CHANGES = 6;
/** Bytes of the file signature, which decoders check first. */
const SIGNATURE = 12;
const PNG_SIGNATURE = 8;
const WHOLE = 1_000_000;
const HEADS = [
  'GIF89a',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe1',
  'RIFF\xff\xff\xff\xffWEBP',
  '<svg',
];

/** The third power puts half of all changes into the first eighth, whose values decoders trust. */
const place = fc.noBias(fc.nat({ max: WHOLE })).map((part) => (part / WHOLE) ** 3);
const at = (share: number, { length }: Buffer) =>
  Math.min(length, SIGNATURE + Math.floor(share * Math.max(0, length - SIGNATURE)));
const replaced = (bytes: Buffer, index: number, by: Uint8Array, omit: number) =>
  Buffer.concat([bytes.subarray(0, index), by, bytes.subarray(index + omit)]);

const flip = fc.tuple(place, fc.nat({ max: 255 })).map(([share, value]): Change => (bytes) => {
  const index = at(share, bytes);
  return index < bytes.length ? replaced(bytes, index, Uint8Array.of(value), 1) : bytes;
});
const oddWord = fc
  .tuple(place, fc.constantFrom(...ODD_WORDS))
  .map(([share, word]): Change => (bytes) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(word);
    return replaced(bytes, at(share, bytes), four, 4);
  });
const insert = fc.tuple(place, fc.uint8Array({ maxLength: 64 }), fc.nat({ max: 5_000 })).map(
  ([share, what, omit]): Change =>
    (bytes) =>
      replaced(bytes, at(share, bytes), what, omit),
);
const cutOff = place.map(
  (share): Change =>
    (bytes) =>
      bytes.subarray(0, at(share, bytes)),
);
const otherHead = fc.constantFrom(...HEADS).map(
  (head): Change =>
    (bytes) =>
      replaced(bytes, 0, Buffer.from(head, 'latin1'), head.length),
);
const changes = fc.array(
  fc.oneof(
    { weight: 24, arbitrary: flip },
    { weight: 6, arbitrary: oddWord },
    { weight: 2, arbitrary: insert },
    { weight: 1, arbitrary: cutOff },
    { weight: 1, arbitrary: otherHead },
  ),
  { minLength: 1, maxLength: MOST_CHANGES },
);

export function mutatedFiles<File extends { readonly bytes: Buffer }>(
  files: readonly File[],
  { seed, count }: { readonly seed: number; readonly count: number },
): File[] {
  const mutated = fc.tuple(fc.constantFrom(...files), changes).map(([file, all]) => ({
    ...file,
    bytes: withChecksums(
      all.reduce<Buffer>((bytes, change) => change(bytes), Buffer.from(file.bytes)),
    ),
  }));
  return fc.sample(mutated, { seed, numRuns: count });
}

/** Corrects the checksums of a PNG, so that decoders read the changed chunks. */
function withChecksums(bytes: Buffer): Buffer {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return bytes;
  const copy = Buffer.from(bytes);
  for (let from = PNG_SIGNATURE; from + 12 <= copy.length;) {
    const end = from + 8 + copy.readUInt32BE(from);
    if (end + 4 > copy.length) break;
    copy.writeUInt32BE(crc32(copy.subarray(from + 4, end)), end);
    from = end + 4;
  }
  return copy;
}
