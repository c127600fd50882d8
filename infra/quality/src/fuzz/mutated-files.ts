import * as fc from 'fast-check';
import { type Change, innerChange } from './inner-changes.js';

/** Implausible lengths, sizes and offsets in file formats. */
const ODD_WORDS = [0, 1, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
const MOST_CHANGES = 6;

/** Bytes of the file signature, which decoders check first; only one kind of change touches it. */
const SIGNATURE = 12;
const WHOLE = 1_000_000;

/** Position in millionths. Half of all changes hit the file's head, whose values decoders trust. */
const place = fc.oneof(
  fc.noBias(fc.integer({ min: 0, max: WHOLE })),
  fc.noBias(fc.integer({ min: 0, max: WHOLE / 20 })),
);
const at = (share: number, { length }: Buffer) =>
  Math.min(length, SIGNATURE + Math.floor((share * Math.max(0, length - SIGNATURE)) / WHOLE));

const flip = fc.tuple(place, fc.nat({ max: 7 })).map(([share, bit]): Change => (bytes) => {
  const index = at(share, bytes);
  const copy = Buffer.from(bytes);
  if (index < copy.length) copy[index] = (copy[index] ?? 0) ^ (1 << bit);
  return copy;
});
const oddWord = fc
  .tuple(place, fc.constantFrom(...ODD_WORDS), fc.boolean())
  .map(([share, word, isBig]): Change => (bytes) => {
    const copy = Buffer.from(bytes);
    if (copy.length < 4) return copy;
    const index = Math.min(at(share, copy), copy.length - 4);
    if (isBig) copy.writeUInt32BE(word, index);
    else copy.writeUInt32LE(word, index);
    return copy;
  });
const cutOff = place.map(
  (share): Change =>
    (bytes) =>
      bytes.subarray(0, at(share, bytes)),
);
const leaveOut = fc
  .tuple(place, fc.nat({ max: 5_000 }))
  .map(([share, length]): Change => (bytes) => {
    const index = at(share, bytes);
    return Buffer.concat([bytes.subarray(0, index), bytes.subarray(index + length)]);
  });
const repeat = fc.tuple(place, fc.nat({ max: 5_000 })).map(([share, length]): Change => (bytes) => {
  const index = at(share, bytes);
  return Buffer.concat([bytes.subarray(0, index + length), bytes.subarray(index)]);
});
const insert = fc
  .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 64 }))
  .map(([share, what]): Change => (bytes) => {
    const index = at(share, bytes);
    return Buffer.concat([bytes.subarray(0, index), what, bytes.subarray(index)]);
  });
const otherHead = fc
  .constantFrom(
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe1',
    'RIFF\xff\xff\xff\xffWEBP',
    'BM',
    '<svg',
  )
  .map(
    (head): Change =>
      (bytes) =>
        Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(head.length)]),
  );

const outerChanges = fc.array(
  fc.oneof(
    { weight: 24, arbitrary: flip },
    { weight: 12, arbitrary: oddWord },
    { weight: 1, arbitrary: cutOff },
    { weight: 2, arbitrary: leaveOut },
    { weight: 2, arbitrary: repeat },
    { weight: 2, arbitrary: insert },
    { weight: 1, arbitrary: otherHead },
  ),
  { minLength: 1, maxLength: MOST_CHANGES },
);

/** Most keep the container valid: decoders reject a broken container before reading pixels. */
const changes = fc.oneof(
  { weight: 3, arbitrary: innerChange.map((change) => [change]) },
  { weight: 1, arbitrary: outerChanges },
);

export function mutatedFiles<File extends { readonly bytes: Buffer }>(
  files: readonly File[],
  { seed, count }: { readonly seed: number; readonly count: number },
): File[] {
  const mutated = fc.tuple(fc.constantFrom(...files), changes).map(([file, all]) => ({
    ...file,
    bytes: all.reduce((bytes, change) => change(bytes), file.bytes),
  }));
  return fc.sample(mutated, { seed, numRuns: count });
}
