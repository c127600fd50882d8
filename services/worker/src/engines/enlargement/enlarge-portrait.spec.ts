import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { compareEmbeddings, embedFaceAt } from '../../analysis/likeness.js';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { examineFile } from '../../provenance/examine-file.js';
import { portraitOf } from '../../testing/portrait.js';
import { squarePhoto } from '../../imaging/testing/pictures.js';
import { openSigning } from '../../testing/signing.js';
import { finishPortrait } from '../portrait/finish/finish-portrait.js';
import { enlargePortrait } from './enlarge-portrait.js';
import { Upscaler } from './upscaler.js';
import { analyserSuite } from '../../testing/suites.js';

const PERSON = new URL('../../../fixtures/people/person-05.jpg', import.meta.url);
const HEAD = { x: 100, y: 40, width: 200, height: 267 };
const { signal } = new AbortController();

const world = suite(openSigning);
const analyser = analyserSuite();
const upscaler = suite(() => Upscaler.open({ threads: 2 }));
let master: Buffer;

beforeAll(async () => {
  const photos = { parent: null, inputs: [] };
  const finished = await finishPortrait(
    portraitOf(await squarePhoto(400, PERSON), HEAD),
    world.marks,
    photos,
  );
  master = await world.provenance.sign(finished.master, finished.history);
});

const tools = () => ({ upscaler, analyser });

function decibels(a: Uint8Array, b: Uint8Array): number {
  const squares = a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

it('restores a reduced picture better than Lanczos, without seams', async () => {
  const picture = await squarePhoto(600, PERSON);
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
      width: 800,
      height: 800,
      hasProfile: true,
      density: 72,
    });
    expect(String(xmp)).toContain('DigitalSourceType');
    expect(await examineFile(file, world.provenance, world.marks)).toMatchObject({
      mark: { fits: true },
    });
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
  const cut = await sharp(master).resize(200).ensureAlpha(0.5).png().toBuffer();
  const files = await enlargePortrait(cut, { isWatermarked: false }, tools(), signal);
  const { format, hasAlpha, width } = await sharp(files?.clean).metadata();
  expect({ format, hasAlpha, width }).toEqual({ format: 'png', hasAlpha: true, width: 400 });
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
