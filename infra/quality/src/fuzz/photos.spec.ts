import { crc32 } from 'node:zlib';
import { memoryOf } from '@likeness/e2e/client/memory';
import { Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import * as fc from 'fast-check';
import sharp from 'sharp';

/** Set for other files. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Deterministic files; set for more. */
const FILES = Number(process.env.FUZZ_FILES ?? 48);
const SIDE = 320;
/** Bytes of the file signature, which decoders check first. */
const SIGNATURE = 12;
const PNG_SIGNATURE = 8;

const fourBytes = (word: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(word);
  return bytes;
};
const change = fc.record({
  /** The third power puts half of all changes into the first eighth, whose values decoders trust. */
  place: fc.noBias(fc.nat({ max: 1_000_000 })).map((part) => (part / 1_000_000) ** 3),
  by: fc.oneof(
    { weight: 24, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 1 }) },
    // Implausible lengths, sizes and offsets in file formats.
    {
      weight: 6,
      arbitrary: fc.constantFrom(0, 0x7fff, 0xffff, 0x7fff_ffff, -1 >>> 0).map(fourBytes),
    },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 64 }) },
  ),
  /** By default, as many bytes as are new. The largest number cuts the file off. */
  omit: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(0, 5_000, 1e9) },
  ),
});

describe('photos that were damaged in any way', () => {
  const stack = new TestStack({ port: 25800 });

  beforeAll(() => stack.start({ RATE_UPLOADS_PER_MINUTE: '0' }), 240_000);
  afterAll(() => stack.discard(), 60_000);

  it(
    'are taken or refused, and nothing dies of them',
    async () => {
      const damaged = fc
        .tuple(
          fc.constantFrom(...(await goodPhotos())),
          fc.array(change, { minLength: 1, maxLength: 6 }),
        )
        .map(([photo, changes]) => ({
          ...photo,
          bytes: withChecksums(
            changes.reduce<Buffer>((bytes, { place, by, omit }) => {
              const at = SIGNATURE + Math.floor(place * (bytes.length - SIGNATURE));
              const rest = bytes.subarray(at + (omit ?? by.length));
              return Buffer.concat([bytes.subarray(0, at), by, rest]);
            }, photo.bytes),
          ),
        }));
      const files = fc.sample(damaged, { seed: SEED, numRuns: FILES });
      const pids = stack.pids();
      const before = memoryOf(pids);
      const wrong: string[] = [];
      let decoded = 0;
      for (const [index, file] of files.entries()) {
        const header = sharp(file.bytes, { limitInputPixels: false, pages: 1 }).metadata();
        decoded += await header.then(
          () => 1,
          () => 0,
        );
        const { status, body } = await new Visitor(stack.address).upload(file);
        // A check may time out on a busy machine.
        if (![201, 422, 503].includes(status)) {
          wrong.push(`${index} ${file.fileName}: ${status} ${body.code ?? ''}`);
        }
      }
      process.stdout.write(`${decoded} decoded, MB before ${before}, after ${memoryOf(pids)}\n`);
      expect(wrong).toEqual([]);
      expect(decoded).toBeGreaterThan(files.length / 2);
      expect(stack.pids()).toEqual(pids);
      const good = await new Visitor(stack.address).upload(await personPhoto());
      expect(good.status).toBe(201);
    },
    FILES * 5_000 + 120_000,
  );
});

/** Corrects the checksums of a PNG, so that decoders read the changed chunks. */
function withChecksums(bytes: Buffer): Buffer {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return bytes;
  for (let from = PNG_SIGNATURE; from + 12 <= bytes.length;) {
    const end = from + 8 + bytes.readUInt32BE(from);
    if (end + 4 > bytes.length) break;
    bytes.writeUInt32BE(crc32(bytes.subarray(from + 4, end)), end);
    from = end + 4;
  }
  return bytes;
}

/** One person in every accepted format. */
async function goodPhotos(): Promise<SamplePhoto[]> {
  const person = sharp((await personPhoto()).bytes).resize(SIDE);
  const turned = person.clone().withMetadata({ orientation: 6 });
  const pictures = [
    ['jpeg', person.clone().jpeg()],
    ['jpeg', turned.jpeg({ progressive: true })],
    ['png', person.clone().png()],
    ['png', person.clone().png({ palette: true, progressive: true })],
    ['gif', person.clone().gif({ effort: 1 })],
  ] as const;
  return Promise.all(
    pictures.map(async ([type, picture]) => ({
      fileName: `photo.${type}`,
      contentType: `image/${type}`,
      bytes: await picture.toBuffer(),
    })),
  );
}
