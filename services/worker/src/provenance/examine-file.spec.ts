import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ProvenanceFindings,
  provenanceFindingsSchema,
} from '@likeness/contracts/http/provenance';
import { fingerprintFileSchema } from '@likeness/contracts/provenance/fingerprint-file';
import { wordsOfFile } from '@likeness/contracts/provenance/search-words';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../imaging/decode.js';
import { history } from '../testing/signed-picture.js';
import { asJpeg } from './testing/edits.js';
import { compareFile } from './compare-file.js';
import { examineFile } from './examine-file.js';
import { Provenance } from './provenance.js';

const TERM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description Iptc4xmpExt:DigitalSourceType="${TERM}"/></x:xmpmeta>`;
const PART = { left: 100, top: 90, width: 860, height: 880 };
const RENDER = '7b1f64f2-3a55-4d0a-9c86-0f7a4b9d2e11';
let folder: string;
let fingerprint: Buffer;
let provenance: Provenance;
let photo: Buffer;
let plain: Buffer;
let signed: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'y'.repeat(32) });
  photo = await readFile(new URL('../../assets/astronaut.png', import.meta.url));
  const image = await decodeImage(await sharp(photo).resize(1024, 1024).png().toBuffer());
  plain = await asJpeg(image);
  const marked = provenance.mark(image);
  ({ fingerprint } = marked);
  const told = history({ digitalSourceType: TERM, softBinding: marked.softBinding });
  signed = await provenance.sign(await asJpeg(marked.image), told);
});
afterAll(() => rm(folder, { recursive: true }));

async function compared(file: Buffer, renders: readonly string[]) {
  const store = new FileObjectStore(folder);
  await store.put(`renders/${RENDER}/1/fingerprint.json`, fingerprint);
  const candidates = renders.map((image_id) => ({
    image_id,
    fingerprint_key: `renders/${image_id}/1/fingerprint.json`,
  }));
  return compareFile(file, candidates, store, provenance);
}

function sharedWords(findings: ProvenanceFindings | null): number {
  const bytes = Buffer.from(findings?.words ?? '', 'base64');
  const words = new Set(
    Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32LE(4 * index)),
  );
  const json: unknown = JSON.parse(fingerprint.toString('utf8'));
  return wordsOfFile(fingerprintFileSchema.parse(json)).filter((word) => words.has(word)).length;
}

it('a fingerprint has the fields that images of 0.2.0 asks for', () => {
  const { features, words } = JSON.parse(fingerprint.toString('utf8')) as Record<string, unknown>;
  expect({ features, words }).toEqual({ features: '', words: [] });
});

it('a delivered picture reveals everything', async () => {
  expect(provenanceFindingsSchema.parse(await examineFile(signed, provenance))).toMatchObject({
    c2pa: { present: true, valid: true, own: true, issuer: 'Likeness (this installation)' },
    digital_source_type: TERM,
  });
});

it('a copy without metadata carries the mark, shares words and resembles the picture', async () => {
  const copy = await sharp(signed).resize(800).webp({ quality: 80 }).toBuffer();
  const findings = await examineFile(copy, provenance);
  expect(findings).toMatchObject({
    c2pa: { present: false, valid: false, issuer: null },
    digital_source_type: null,
  });
  expect(findings?.mark).toMatchObject({ fits: true });
  expect(sharedWords(findings)).toBeGreaterThan(10);
  expect(await compared(copy, [RENDER])).toMatchObject({ covers: 1 });
});

it.each([
  ['mirrored', () => sharp(plain).flop(), 40],
  ['small and pale', () => sharp(plain).resize(500).linear(0.8, 30), 20],
  ['a part, which its mark places', () => sharp(signed).extract(PART), 20],
])('a copy shares words and is recognized: %s', async (_name, change, fewest) => {
  const copy = await change().jpeg({ quality: 80 }).toBuffer();
  expect(sharedWords(await examineFile(copy, provenance))).toBeGreaterThan(fewest);
  expect(await compared(copy, [RENDER])).toMatchObject({ covers: 1 });
});

it('finds the original among similar candidates in last place', async () => {
  const store = new FileObjectStore(folder);
  const others = Array.from({ length: 9 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);
  for (const [index, id] of others.entries()) {
    const [left, top] = [(index % 3) * 30, Math.floor(index / 3) * 30];
    const part = sharp(photo).extract({ left, top, width: 430, height: 430 });
    const { fingerprint: other } = provenance.mark(
      await decodeImage(await part.resize(512).modulate({ hue: 120 }).toBuffer()),
    );
    await store.put(`renders/${id}/1/fingerprint.json`, other);
  }
  const copy = await sharp(signed).rotate(3).jpeg({ quality: 85 }).toBuffer();
  expect(await compared(copy, others)).toBeNull();
  expect(await compared(copy, [...others, RENDER])).not.toBeNull();
});

it('ignores an invalid manifest', async () => {
  const changed = Buffer.from(signed);
  changed[changed.length - 2_000] ^= 1;
  expect(await examineFile(changed, provenance)).toMatchObject({
    c2pa: { present: true, valid: false, issuer: null, own: false },
    digital_source_type: null,
  });
});

it('reads plain metadata without credentials', async () => {
  const file = await sharp(plain).withXmp(XMP).jpeg().toBuffer();
  expect(await examineFile(file, provenance)).toMatchObject({
    c2pa: { present: false },
    digital_source_type: TERM,
  });
});

it.each([
  ['text', () => Buffer.from('hello')],
  ['half a picture', () => plain.subarray(0, plain.length / 2)],
])('%s is not a readable picture', async (_what, file) => {
  expect(await examineFile(file(), provenance)).toBeNull();
});

it('skips a deleted picture', async () => {
  const copy = await sharp(signed).webp().toBuffer();
  const deleted = '0c6a7c5e-9a4b-4a43-8a3c-5e0f4d8f1a22';
  expect(await compared(copy, [deleted])).toBeNull();
  expect(await compared(copy, [deleted, RENDER])).not.toBeNull();
});

it('identifies an unmarked copy by its fingerprint, but no other picture', async () => {
  expect(await compared(plain, [RENDER])).toMatchObject({ covers: 1 });
  const face = sharp(plain).extract({ left: 300, top: 100, width: 420, height: 460 });
  expect(await compared(await face.toBuffer(), [RENDER])).toBeNull();
  const stronger = await sharp(plain).modulate({ saturation: 2.5, hue: 90 }).toBuffer();
  expect(await compared(stronger, [RENDER])).toBeNull();
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
  const found = await compared(file, [RENDER]);
  expect(found?.covers).toBeCloseTo(0.48, 1);
  const { x, y, width, height } = found?.part ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x + width / 2).toBeCloseTo(0.68, 1);
  expect(y + height / 2).toBeCloseTo(0.47, 1);
});
