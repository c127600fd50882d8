import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { Provenance } from '../../provenance/provenance.js';
import { decodeImage } from '../../raster/decode.js';
import type { Portrait } from '../portrait-engine.js';
import { finishPortrait } from './finish-portrait.js';

const ASTRONAUT = new URL('../../../assets/astronaut.png', import.meta.url);
const EDITED =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
const DRAWN = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
let folder: string;
let provenance: Provenance;
let portrait: Portrait;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'finish-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32) });
  const photo = await sharp(await readFile(ASTRONAUT))
    .resize(1024, 1024)
    .png()
    .toBuffer();
  portrait = {
    image: await decodeImage(photo),
    face: { x: 400, y: 100, width: 250, height: 300 },
    likeness: { percent: 93, euclid: 0.3, cosine: 0.95, referenceIndex: 0 },
    attempts: 1,
    record: {
      engine: 'studio',
      engineVersion: '1.0.0',
      style: 'Low key',
      renderer: 'photo',
      gender: 'woman',
      seed: 3,
      size: 1024,
      referenceId: 'photo',
      gentleness: 0,
      provider: 'cpu',
      timings: {},
      inferenceMs: 0,
    },
  };
});
afterAll(() => rm(folder, { recursive: true }));

it('both renditions tell where they come from, with and without the wordmark', async () => {
  const { master, watermarked } = await finishPortrait(portrait, provenance);
  for (const file of [master, watermarked]) {
    expect(await provenance.readCredentials(file)).toMatchObject({
      valid: true,
      own: true,
      digitalSourceType: EDITED,
    });
    expect((await provenance.findMark(file)).present).toBe(true);
    expect(String((await sharp(file).metadata()).xmp)).toContain(EDITED);
  }
  expect(master.equals(watermarked)).toBe(false);
});

it('the same portrait has the same pixels each time', async () => {
  const pixels = async () =>
    sharp((await finishPortrait(portrait, provenance)).master)
      .raw()
      .toBuffer();
  expect((await pixels()).equals(await pixels())).toBe(true);
});

it('an avatar says that it was drawn', async () => {
  const record = { ...portrait.record, avatar: true as const, style: null };
  const { master } = await finishPortrait({ ...portrait, record, likeness: null }, provenance);
  expect(await provenance.readCredentials(master)).toMatchObject({ digitalSourceType: DRAWN });
  expect(String((await sharp(master).metadata()).xmp)).toContain(DRAWN);
});
