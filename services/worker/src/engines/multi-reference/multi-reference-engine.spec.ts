import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { fromRgb } from '../../imaging/planar.js';
import { quietly, type PersonPortrait, type Reference } from '../portrait/portrait-engine.js';
import { demoFace, demoPhoto } from '../../testing/demo-people.js';
import { MultiReferenceEngine } from './multi-reference-engine.js';
import { paletteOf } from './palette.js';
import { studioSuite } from '../../testing/suites.js';

const SIZE = 192;
const ASTRONAUT = new URL('../../../assets/astronaut.png', import.meta.url);

let engine: MultiReferenceEngine;
let person: Reference;
let sunset: Reference;
let snow: Reference;

const studio = studioSuite();
beforeAll(async () => {
  engine = new MultiReferenceEngine(studio, studio.photos);
  person = { id: 'person', image: await decodeImage(await readFile(ASTRONAUT)) };
  sunset = { id: 'sunset', image: await place('#40204a', '#ff9a4a', '#2a2030') };
  snow = { id: 'snow', image: await place('#4f86c8', '#dcecff', '#f4f8ff') };
});

async function place(sky: string, horizon: string, ground: string): Promise<RgbImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>
    <rect width="640" height="330" fill="url(#s)"/><rect y="330" width="640" height="150" fill="${ground}"/>
  </svg>`;
  return decodeImage(await ownDrawing(Buffer.from(svg)).resize(320).png().toBuffer());
}

async function reduced({ width, height, data }: RgbImage, share: number): Promise<RgbImage> {
  const file = sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * share))
    .modulate({ brightness: 0.8 });
  return decodeImage(await file.png().toBuffer());
}

type Options = { seed?: number; negative?: string };

function make(
  references: readonly Reference[],
  positive: string,
  { seed = 3, negative = '' }: Options = {},
): Promise<PersonPortrait> {
  return engine.render(
    references,
    { style: null, prompt: { positive, negative }, gender: null, seed, size: SIZE, headPose: null },
    quietly(),
  );
}

const digest = ({ image }: PersonPortrait) => createHash('sha256').update(image.data).digest('hex');

async function backdropOf({ image }: PersonPortrait) {
  const corner = Math.round(SIZE * 0.16);
  const { data } = await sharp(image.data, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .extract({ left: 0, top: 0, width: corner, height: corner })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return paletteOf(fromRgb({ width: corner, height: corner, data }));
}

describe('MultiReferenceEngine', () => {
  it('takes the person from the first photo with a face, at any position', async () => {
    const { likeness, record } = await make([sunset, person], 'portrait');
    expect(likeness.referenceIndex).toBe(1);
    expect(likeness.euclid).toBeLessThanOrEqual(0.5);
    expect(record).toMatchObject({
      engine: 'multi-reference',
      gentleness: 0,
      style: null,
      renderer: 'photo',
      gender: null,
      referenceId: 'person',
      lookReferenceId: 'sunset',
      unmet: [],
    });
  });

  it('puts the other picture behind the person and leans to its colours', async () => {
    const [alone, inSunset, inSnow] = [
      await make([person], 'portrait'),
      await make([person, sunset], 'portrait'),
      await make([person, snow], 'portrait'),
    ];
    const [warm, cold] = [await backdropOf(inSunset), await backdropOf(inSnow)];
    expect(warm.a - cold.a).toBeGreaterThan(15);
    expect(cold.b).toBeLessThan(-10);
    const [own, sunsets, snows] = [alone, inSunset, inSnow].map(({ image }) =>
      paletteOf(fromRgb(image)),
    );
    expect(sunsets.a).toBeGreaterThan(own.a);
    expect(snows.b).toBeLessThan(own.b - 5);
  });

  it('lets words come before the look', async () => {
    const portrait = await make([person, snow], 'warm tones, burgundy background');
    const { a, b } = await backdropOf(portrait);
    expect(a).toBeGreaterThan(15);
    expect(b).toBeGreaterThan(-5);
  });

  it('follows the frame that is named', async () => {
    const [near, usual] = [await make([person], 'close-up'), await make([person], 'portrait')];
    expect(near.face.height).toBeGreaterThan(usual.face.height * 1.2);
  });

  it('makes others of other seeds, and the same again of the same', async () => {
    const one = await make([person, sunset, snow], 'portrait', { seed: 1 });
    const two = await make([person, sunset, snow], 'portrait', { seed: 2 });
    expect(one.record.lookReferenceId).not.toBe(two.record.lookReferenceId);
    const again = await make([person, sunset, snow], 'portrait', { seed: 1 });
    expect(digest(again)).toBe(digest(one));
  });

  it('names equal pictures of a later order by the ids of that order', async () => {
    await make([person, sunset], 'portrait');
    const order = [person, sunset].map(({ image }, i) => ({ id: `later ${i}`, image }));
    const { likeness, record } = await make(order, 'portrait');
    expect(likeness.referenceIndex).toBe(0);
    expect(record).toMatchObject({ referenceId: 'later 0', lookReferenceId: 'later 1' });
  });

  it('names what it did not do', async () => {
    const { record } = await make(
      [person],
      'wide shot, riding a horse, in a blue suit, film noir',
      { negative: 'smiling, extra fingers' },
    );
    expect(record.unmet).toEqual([
      'wide shot (the frame stays at head and shoulders)',
      'riding',
      'horse (one person is shown, alone)',
      'blue suit (clothes stay as in the photo)',
      'smiling (the expression stays as in the photo)',
    ]);
  });

  it('refuses clear photos of two people, names them and says what to do', async () => {
    const somebody = await demoFace(3, 1);
    const refusal = {
      code: 'PHOTOS_OF_SEVERAL_PEOPLE',
      detail: expect.stringMatching(/^Images 2 and 3 show different people.*remove one/) as string,
    };
    await expect(make([sunset, person, somebody], 'portrait')).rejects.toMatchObject(refusal);
  });

  it('takes only the look of a picture that the prompt names for its look', async () => {
    const somebody = await demoFace(3, 1);
    const { record, likeness } = await make([somebody, person], 'in the colours of image 1');
    expect(likeness.referenceIndex).toBe(1);
    expect(record).toMatchObject({ lookReferenceId: somebody.id, unmet: [] });
    const alone = await make([person], 'in the colours of image 1 and of image 2');
    expect(alone.record).toMatchObject({ lookReferenceId: null });
    expect(alone.record.unmet).toEqual(['image 2 (there is no such image)']);
    expect(alone.record.unmetCodes).toEqual([{ code: 'no-image', values: ['2'] }]);
  });

  it('takes several photos of one person, and photos of a crowd as looks', async () => {
    const again = { id: 'again', image: await reduced(person.image, 0.7) };
    const { record } = await make([person, again], 'portrait');
    expect(record.lookReferenceId).toBe('again');
    const crowd = await demoPhoto(4);
    const { likeness } = await make([person, crowd], 'portrait');
    expect(likeness.referenceIndex).toBe(0);
  });

  it('refuses references without a person, and says why', async () => {
    await expect(make([], 'portrait')).rejects.toMatchObject({
      code: 'PHOTOS_REQUIRED',
      detail: 'Please upload at least one valid reference image.',
    });
    await expect(make([sunset, snow], 'portrait')).rejects.toMatchObject({ code: 'PHOTO_NO_FACE' });
  });
});
