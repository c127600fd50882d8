import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { FaceAnalyser } from '../../analysis/face-analyser.js';
import { compareEmbeddings, embedFaceAt } from '../../analysis/likeness.js';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { builtModels } from '../../testing/built-models.js';
import { Marks } from '../../provenance/marks.js';
import { Provenance } from '../../provenance/provenance.js';
import { examineFile } from '../../provenance/examine-file.js';
import { portraitOf } from '../../testing/portrait.js';
import { finishPortrait } from '../portrait/finish/finish-portrait.js';
import { enlargePortrait } from './enlarge-portrait.js';
import { Upscaler } from './upscaler.js';

const PERSON = new URL('../../../fixtures/people/person-05.jpg', import.meta.url);
const HEAD = { x: 150, y: 60, width: 300, height: 400 };
const { signal } = new AbortController();

let folder: string;
const MARKS = new Marks({ AUTH_SECRET: 'x'.repeat(32) });
let provenance: Provenance;
let analyser: FaceAnalyser;
let upscaler: Upscaler;
let picture: RgbImage;
let master: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'enlarge-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32) });
  analyser = await FaceAnalyser.load({ modelsDir: builtModels() });
  upscaler = await Upscaler.open({ modelsDir: builtModels(), threads: 2 });
  const photo = await sharp(await readFile(PERSON))
    .resize(600, 600)
    .png()
    .toBuffer();
  picture = await decodeImage(photo);
  const finished = await finishPortrait(portraitOf(picture, HEAD), MARKS, {
    parent: null,
    inputs: [],
  });
  master = await provenance.sign(finished.master, finished.history);
});
afterAll(async () => {
  await Promise.all([analyser.dispose(), upscaler.close()]);
  await rm(folder, { recursive: true });
});

const tools = () => ({ upscaler, analyser });

function decibels(a: Uint8Array, b: Uint8Array): number {
  const squares = a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

it('restores a reduced picture better than Lanczos, without seams', async () => {
  const { width, height } = picture;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const data = await sharp(picture.data, raw).resize(300, 300).raw().toBuffer();
  const half = { width: 300, height: 300, data };
  const enlarged = await upscaler.enlarge(half, signal);
  expect([enlarged.width, enlarged.height]).toEqual([width, height]);
  const lanczos = await sharp(data, { raw: { width: 300, height: 300, channels: 3 } })
    .resize(width, height)
    .raw()
    .toBuffer();
  expect(decibels(enlarged.data, picture.data)).toBeGreaterThan(
    decibels(lanczos, picture.data) + 1,
  );
});

it('keeps face, hidden mark and metadata, and draws the visible mark', async () => {
  const files = await enlargePortrait(master, { isWatermarked: true, head: HEAD }, tools(), signal);
  if (!files?.watermarked) throw new Error('not enlarged');
  for (const file of [files.clean, files.watermarked]) {
    const { width, height, hasProfile, density, xmp } = await sharp(file).metadata();
    expect({ width, height, hasProfile, density }).toEqual({
      width: 1200,
      height: 1200,
      hasProfile: true,
      density: 72,
    });
    expect(String(xmp)).toContain('DigitalSourceType');
    expect(await examineFile(file, provenance, MARKS)).toMatchObject({ mark: { fits: true } });
  }
  expect(Buffer.from(files.clean).equals(files.watermarked)).toBe(false);
  const [before, after] = await Promise.all(
    [master, files.clean].map(async (file) => {
      const image = await decodeImage(file);
      const [face] = await analyser.detect(image);
      return embedFaceAt(analyser, image, face.box);
    }),
  );
  if (!before || !after) throw new Error('no face');
  expect(compareEmbeddings(before, after).euclid).toBeLessThan(0.1);
});

it('keeps the transparency of a cut-out', async () => {
  const cut = await sharp(master).ensureAlpha(0.5).png().toBuffer();
  const files = await enlargePortrait(cut, { isWatermarked: false }, tools(), signal);
  const { format, hasAlpha, width } = await sharp(files?.clean).metadata();
  expect({ format, hasAlpha, width }).toEqual({ format: 'png', hasAlpha: true, width: 1200 });
  expect(files?.watermarked).toBeNull();
});

it('refuses a changed face', async () => {
  const flatten = { ...upscaler, enlarge: flat } as unknown as Upscaler;
  const answer = enlargePortrait(
    master,
    { isWatermarked: false },
    { ...tools(), upscaler: flatten },
    signal,
  );
  expect(await answer).toBeNull();
});

async function flat({ width, height }: RgbImage): Promise<RgbImage> {
  const data = new Uint8Array(4 * width * height * 3).fill(128);
  return Promise.resolve({ width: 2 * width, height: 2 * height, data });
}
