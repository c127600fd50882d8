import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provenanceSchema } from '@likeness/contracts/http/provenance';
import sharp from 'sharp';
import { decodeImage } from '../raster/decode.js';
import { asJpeg } from './attacks.js';
import { examineFile } from './examine-file.js';
import { Provenance } from './provenance.js';

const TERM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description Iptc4xmpExt:DigitalSourceType="${TERM}"/></x:xmpmeta>`;
let folder: string;
let provenance: Provenance;
let plain: Buffer;
let signed: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'y'.repeat(32) });
  const photo = await readFile(new URL('../../assets/astronaut.png', import.meta.url));
  const image = await decodeImage(await sharp(photo).resize(1024, 1024).png().toBuffer());
  plain = await asJpeg(image);
  const marked = await asJpeg(provenance.mark(image));
  signed = await provenance.sign(marked, { version: '1', digitalSourceType: TERM });
});
afterAll(() => rm(folder, { recursive: true }));

it('a delivered picture tells everything', async () => {
  expect(provenanceSchema.parse(await examineFile(signed, provenance))).toMatchObject({
    c2pa: { present: true, valid: true, own: true, issuer: 'Likeness (this installation)' },
    mark: { present: true },
    digital_source_type: TERM,
  });
});

it('a copy without its metadata tells by its mark', async () => {
  const copy = await sharp(signed).resize(800).webp({ quality: 80 }).toBuffer();
  expect(await examineFile(copy, provenance)).toMatchObject({
    c2pa: { present: false, valid: false, issuer: null },
    mark: { present: true },
    digital_source_type: null,
  });
});

it('plain metadata is read where there are no credentials', async () => {
  const file = await sharp(plain).withXmp(XMP).jpeg().toBuffer();
  expect(await examineFile(file, provenance)).toMatchObject({
    c2pa: { present: false },
    mark: { present: false },
    digital_source_type: TERM,
  });
});

it.each([
  ['text', () => Buffer.from('hello')],
  ['half a picture', () => plain.subarray(0, plain.length / 2)],
])('%s is no readable picture', async (_what, file) => {
  expect(await examineFile(file(), provenance)).toBeNull();
});
