import { readFile } from 'node:fs/promises';
import { provenanceFindingsSchema } from '@likeness/contracts/http/provenance';
import { fingerprintFileSchema } from '@likeness/contracts/provenance/fingerprint-file';
import { visualWordsIn, visualWordsOfFile } from '@likeness/contracts/provenance/visual-words';
import { suite } from '@likeness/testing/suite';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../imaging/decode.js';
import { history } from '../testing/signed-picture.js';
import { asJpeg } from './testing/edits.js';
import { examineFile } from './examine-file.js';
import { openSigning } from '../testing/signing.js';

const TERM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description Iptc4xmpExt:DigitalSourceType="${TERM}"/></x:xmpmeta>`;
const PART = { left: 100, top: 90, width: 860, height: 880 };
const world = suite(openSigning);
let fingerprint: Buffer;
let plain: Buffer;
let signed: Buffer;

beforeAll(async () => {
  const photo = await readFile(new URL('../../assets/astronaut.png', import.meta.url));
  const image = await decodeImage(await sharp(photo).resize(1024, 1024).png().toBuffer());
  plain = await asJpeg(image);
  const marked = world.marks.mark(image);
  fingerprint = Buffer.from(marked.fingerprint);
  const told = history({ digitalSourceType: TERM, softBinding: marked.softBinding });
  signed = await world.provenance.sign(await asJpeg(marked.image), told);
});

/** Share of the file's words that the stored picture has. */
async function alike(file: Buffer): Promise<number> {
  const { words = '', windows = 0 } =
    (await examineFile(file, world.provenance, world.marks)) ?? {};
  const tried = new Set(visualWordsIn(Buffer.from(words, 'base64')));
  const stored = visualWordsOfFile(
    fingerprintFileSchema.parse(JSON.parse(fingerprint.toString('utf8'))),
  );
  return stored.filter((word) => tried.has(word)).length / windows;
}

it('a fingerprint has the fields that images of 0.2.0 asks for', () => {
  const file = JSON.parse(fingerprint.toString('utf8')) as Record<string, unknown>;
  expect(file).toMatchObject({ features: '', tones: '', words: [] });
});

it('a delivered picture reveals everything', async () => {
  expect(
    provenanceFindingsSchema.parse(await examineFile(signed, world.provenance, world.marks)),
  ).toMatchObject({
    c2pa: { present: true, valid: true, own: true, issuer: 'Likeness (this installation)' },
    digital_source_type: TERM,
  });
});

it('a copy without metadata carries the mark, and its payload is that of the manifest', async () => {
  const copy = await sharp(signed).resize(800).webp({ quality: 80 }).toBuffer();
  expect(await examineFile(copy, world.provenance, world.marks)).toMatchObject({
    c2pa: { present: false, valid: false, issuer: null },
    digital_source_type: null,
    mark: {
      fits: true,
      covers: 1,
      binding: (await world.provenance.historyOf(signed))?.softBinding?.value,
    },
  });
});

it.each([
  ['not marked', () => sharp(plain), 0.58],
  ['mirrored', () => sharp(plain).flop(), 0.58],
  ['small and pale', () => sharp(plain).resize(500).linear(0.8, 30), 0.58],
  ['marked, turned', () => sharp(signed).rotate(3), 0.3],
  ['marked, a part', () => sharp(signed).extract(PART), 0.3],
])('a copy shares words: %s', async (_name, change, fewest) => {
  expect(await alike(await change().jpeg({ quality: 80 }).toBuffer())).toBeGreaterThan(fewest);
});

it('another picture shares few words', async () => {
  const face = sharp(plain).extract({ left: 300, top: 100, width: 420, height: 460 });
  expect(await alike(await face.toBuffer())).toBeLessThan(0.1);
});

it('reads plain metadata without credentials', async () => {
  const file = await sharp(plain).withXmp(XMP).jpeg().toBuffer();
  expect(await examineFile(file, world.provenance, world.marks)).toMatchObject({
    c2pa: { present: false },
    digital_source_type: TERM,
  });
});

it.each([
  ['text', () => Buffer.from('hello')],
  ['half a picture', () => plain.subarray(0, plain.length / 2)],
])('%s is not a readable picture', async (_what, file) => {
  expect(await examineFile(file(), world.provenance, world.marks)).toBeNull();
});

it.each([
  ['upright', (pasted: Sharp) => pasted],
  ['mirrored', (pasted: Sharp) => pasted.flop()],
])('marks the part of a foreign picture that shows ours: %s', async (_, change) => {
  const foreign = { width: 1000, height: 750, channels: 3, background: '#f4f2ee' } as const;
  const pasted = await change(sharp(signed).resize(600, 600)).toBuffer();
  const file = await sharp({ create: foreign })
    .composite([{ input: pasted, left: 380, top: 50 }])
    .jpeg()
    .toBuffer();
  const { mark } = (await examineFile(file, world.provenance, world.marks)) ?? {};
  expect(mark?.covers).toBeCloseTo(0.48, 1);
  const { x, y, width, height } = mark?.part ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x + width / 2).toBeCloseTo(0.68, 1);
  expect(y + height / 2).toBeCloseTo(0.47, 1);
});
