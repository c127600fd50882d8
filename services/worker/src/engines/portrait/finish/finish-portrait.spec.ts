import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOURCE_TYPES } from '@likeness/contracts/provenance/source-types';
import sharp from 'sharp';
import { Marks } from '../../../provenance/marks.js';
import { Provenance } from '../../../provenance/provenance.js';
import { examineFile } from '../../../provenance/examine-file.js';
import { decodeImage } from '../../../imaging/decode.js';
import { portraitOf } from '../../../testing/portrait.js';
import type { Portrait } from '../portrait-engine.js';
import { finishPortrait } from './finish-portrait.js';

const ASTRONAUT = new URL('../../../../assets/astronaut.png', import.meta.url);
const COMPOSED = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite';
const DRAWN = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
let folder: string;
const MARKS = new Marks({ AUTH_SECRET: 'x'.repeat(32) });
let provenance: Provenance;
let portrait: Portrait;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'finish-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32) });
  const photo = await sharp(await readFile(ASTRONAUT))
    .resize(1024, 1024)
    .png()
    .toBuffer();
  const face = { x: 400, y: 100, width: 250, height: 300 };
  portrait = portraitOf(await decodeImage(photo), face);
});
afterAll(() => rm(folder, { recursive: true }));

const PHOTOS = { parent: 'urn:likeness:photo:aa:bb', inputs: [] };

it('both renditions tell where they come from, with and without the wordmark', async () => {
  const { master, watermarked, history } = await finishPortrait(portrait, MARKS, PHOTOS);
  expect(history).toMatchObject({
    ...PHOTOS,
    softBinding: {
      alg: 'com.likeness.mark.3',
      value: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  });
  for (const file of [master, watermarked]) {
    const signed = await provenance.sign(file, history);
    expect(await provenance.readCredentials(signed)).toMatchObject({
      valid: true,
      own: true,
      digitalSourceType: COMPOSED,
    });
    expect(await examineFile(signed, provenance, MARKS)).toMatchObject({ mark: { fits: true } });
    expect(String((await sharp(signed).metadata()).xmp)).toContain(
      `DigitalSourceType="${COMPOSED}"`,
    );
  }
  expect(master.equals(watermarked)).toBe(false);
});

it('the same portrait has the same pixels each time', async () => {
  const pixels = async () =>
    sharp((await finishPortrait(portrait, MARKS, PHOTOS)).master)
      .raw()
      .toBuffer();
  expect((await pixels()).equals(await pixels())).toBe(true);
});

it('an avatar says that it was drawn', async () => {
  const record = { ...portrait.record, avatar: true as const, style: null };
  const avatar = { ...portrait, record, likeness: null };
  const nobody = { parent: null, inputs: [] };
  const { master, history } = await finishPortrait(avatar, MARKS, nobody);
  const signed = await provenance.sign(master, history);
  expect(await provenance.readCredentials(signed)).toMatchObject({ digitalSourceType: DRAWN });
  expect(String((await sharp(signed).metadata()).xmp)).toContain(DRAWN);
});

it('a portrait of a photo that AI made says so, and names the photo as AI-made', async () => {
  const photoSourceType = `${SOURCE_TYPES}trainedAlgorithmicMedia`;
  const record = { ...portrait.record, photoSourceType };
  const { master, history } = await finishPortrait({ ...portrait, record }, MARKS, PHOTOS);
  const signed = await provenance.sign(master, history);
  const digitalSourceType = `${SOURCE_TYPES}compositeSynthetic`;
  expect(await provenance.readCredentials(signed)).toMatchObject({ digitalSourceType });
  expect(await provenance.historyOf(signed)).toMatchObject({ ...PHOTOS, photoSourceType });
  expect(signed.includes(`AI-made picture: ${photoSourceType}`)).toBe(true);
  expect(String((await sharp(signed).metadata()).xmp)).toContain(digitalSourceType);
});

it('a cut-out is a transparent PNG that is recognised, also as a page shows it', async () => {
  const { width, height } = portrait.image;
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isBody = y > 560 && Math.abs(x - 512) < 420;
    alpha[i] = isBody ? 255 : Math.max(0, Math.min(255, 8 * (330 - Math.hypot(x - 512, y - 330))));
  }
  const cut = { ...portrait, alpha };
  const files = await finishPortrait(cut, MARKS, PHOTOS);
  expect(files.format).toBe('png');
  for (const file of [files.master, files.watermarked]) {
    const signed = await provenance.sign(file, files.history);
    expect(await provenance.readCredentials(signed)).toMatchObject({ valid: true, own: true });
    const { format, hasAlpha, hasProfile, density, xmp } = await sharp(signed).metadata();
    expect({ format, hasAlpha, hasProfile, density }).toEqual({
      format: 'png',
      hasAlpha: true,
      hasProfile: true,
      density: 72,
    });
    expect(String(xmp)).toContain(COMPOSED);
    const shown = await sharp(signed).resize(640).webp({ quality: 82 }).toBuffer();
    for (const copy of [signed, shown]) {
      expect(await examineFile(copy, provenance, MARKS)).toMatchObject({ mark: { fits: true } });
    }
  }
  const [corner] = await sharp(files.master).extractChannel('alpha').raw().toBuffer();
  expect(corner).toBe(0);
});
