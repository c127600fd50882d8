import { SOURCE_TYPES } from '@likeness/contracts/provenance/source-types';
import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { examineFile } from '../../../provenance/examine-file.js';
import { portraitOf } from '../../../testing/portrait.js';
import { squarePhoto } from '../../../imaging/testing/pictures.js';
import { openSigning } from '../../../testing/signing.js';
import type { Portrait } from '../portrait-engine.js';
import { finishPortrait } from './finish-portrait.js';

const COMPOSED = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite';
const DRAWN = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
const world = suite(openSigning);
let portrait: Portrait;

beforeAll(async () => {
  const face = { x: 400, y: 100, width: 250, height: 300 };
  portrait = portraitOf(await squarePhoto(1024), face);
});

const PHOTOS = { parent: 'urn:likeness:photo:aa:bb', inputs: [] };

it('both renditions tell where they come from, with and without the wordmark', async () => {
  const { master, watermarked, history } = await finishPortrait(portrait, world.marks, PHOTOS);
  expect(history).toMatchObject({
    ...PHOTOS,
    softBinding: {
      alg: 'com.likeness.mark.3',
      value: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  });
  for (const file of [master, watermarked]) {
    const signed = await world.provenance.sign(file, history);
    expect(await world.provenance.readCredentials(signed)).toMatchObject({
      valid: true,
      own: true,
      digitalSourceType: COMPOSED,
    });
    expect(await examineFile(signed, world.provenance, world.marks)).toMatchObject({
      mark: { fits: true },
    });
    expect(String((await sharp(signed).metadata()).xmp)).toContain(
      `DigitalSourceType="${COMPOSED}"`,
    );
  }
  expect(master.equals(watermarked)).toBe(false);
});

it('the same portrait has the same pixels each time', async () => {
  const pixels = async () =>
    sharp((await finishPortrait(portrait, world.marks, PHOTOS)).master)
      .raw()
      .toBuffer();
  expect((await pixels()).equals(await pixels())).toBe(true);
});

it('an avatar says that it was drawn', async () => {
  const record = { ...portrait.record, avatar: true as const, style: null };
  const avatar = { ...portrait, record, likeness: null };
  const nobody = { parent: null, inputs: [] };
  const { master, history } = await finishPortrait(avatar, world.marks, nobody);
  const signed = await world.provenance.sign(master, history);
  expect(await world.provenance.readCredentials(signed)).toMatchObject({
    digitalSourceType: DRAWN,
  });
  expect(String((await sharp(signed).metadata()).xmp)).toContain(DRAWN);
});

it('a portrait of a photo that AI made says so, and names the photo as AI-made', async () => {
  const photoSourceType = `${SOURCE_TYPES}trainedAlgorithmicMedia`;
  const record = { ...portrait.record, photoSourceType };
  const { master, history } = await finishPortrait({ ...portrait, record }, world.marks, PHOTOS);
  const signed = await world.provenance.sign(master, history);
  const digitalSourceType = `${SOURCE_TYPES}compositeSynthetic`;
  expect(await world.provenance.readCredentials(signed)).toMatchObject({ digitalSourceType });
  expect(await world.provenance.historyOf(signed)).toMatchObject({ ...PHOTOS, photoSourceType });
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
  const files = await finishPortrait(cut, world.marks, PHOTOS);
  expect(files.format).toBe('png');
  for (const file of [files.master, files.watermarked]) {
    const signed = await world.provenance.sign(file, files.history);
    expect(await world.provenance.readCredentials(signed)).toMatchObject({
      valid: true,
      own: true,
    });
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
      expect(await examineFile(copy, world.provenance, world.marks)).toMatchObject({
        mark: { fits: true },
      });
    }
  }
  const [corner] = await sharp(files.master).extractChannel('alpha').raw().toBuffer();
  expect(corner).toBe(0);
});
