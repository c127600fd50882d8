import { readFile } from 'node:fs/promises';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import sharp from 'sharp';
import { demoFace } from '../../testing/demo-people.js';
import { ASTRONAUT, decoded, pictureOf, pngOf } from '../../imaging/testing/pictures.js';
import { analyserSuite } from '../../testing/suites.js';
import { PhotoComparison } from './compare-photos.js';
import { chooseSubject, sightPerson } from './intake.js';

const photos = new Map<string, RgbImage>();
const reads: string[] = [];
let comparison: PhotoComparison;

const analyser = analyserSuite();
beforeAll(async () => {
  const astronaut = await readFile(ASTRONAUT);
  const ada = await decodeImage(astronaut);
  photos.set('ada', ada);
  for (const [name, width] of [
    ['ada, small', 384],
    ['ada, tiny', 192],
  ] as const) {
    photos.set(name, await decoded(sharp(astronaut).resize(width)));
  }
  const tiny = await pngOf(sharp(astronaut).resize(160));
  photos.set('ada, blown up', await decoded(sharp(tiny).resize(1024)));
  photos.set('ada again', await decoded(pictureOf(ada).flop()));
  photos.set('bob', (await demoFace(3, 1)).image);
  photos.set('nobody', { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 3, 128) });
  comparison = new PhotoComparison(analyser, (key) => {
    reads.push(key);
    const photo = photos.get(key);
    return photo ? Promise.resolve(photo) : Promise.reject(new Error('gone'));
  });
});

const compared = (tool: 'lenszero' | 'kontextlens', keys: string[], look_images: number[] = []) =>
  comparison.of({ tool, object_keys: keys, look_images });
const problem = async (...photos: Parameters<typeof compared>) =>
  (await compared(...photos)).problem;

it.each(['lenszero', 'kontextlens'] as const)('%s: photos of one person', async (tool) => {
  expect(await problem(tool, ['ada', 'ada again', 'nobody'])).toBeNull();
});

it('names a photo of another person', async () => {
  expect(await problem('lenszero', ['ada', 'bob', 'ada again'])).toEqual({
    code: 'PHOTO_OTHER_PERSON',
    detail: 'Photo 2 shows someone else. Please remove it.',
    photos: [2],
  });
});

it('names the references of two people, but not one that is there for its look', async () => {
  const keys = ['nobody', 'ada', 'bob'];
  expect(await problem('kontextlens', keys)).toEqual({
    code: 'PHOTOS_OF_SEVERAL_PEOPLE',
    detail: expect.stringMatching(/^Images 2 and 3 show different people/) as string,
    photos: [2, 3],
  });
  expect(await problem('kontextlens', keys, [3])).toBeNull();
});

it('names the photo that an engine makes a portrait from', async () => {
  for (const keys of [
    ['nobody', 'ada, small', 'ada'],
    ['ada', 'ada, small'],
  ]) {
    const references = keys.map((id) => ({ id, image: photos.get(id)! }));
    const { referenceIndex } = chooseSubject(await sightPerson(analyser, references));
    expect(keys[referenceIndex]).toBe('ada');
    expect(await compared('lenszero', keys)).toEqual({ problem: null, best: referenceIndex + 1 });
  }
});

it('prefers a photo with more detail to one that was blown up', async () => {
  expect((await compared('lenszero', ['ada, blown up', 'ada'])).best).toBe(2);
});

it.each([
  ['one photo with a face', 'lenszero', ['ada', 'nobody']],
  ['one face that is large enough', 'lenszero', ['ada', 'ada, tiny']],
  ['photos of two people', 'lenszero', ['ada', 'ada again', 'bob']],
  ['references', 'kontextlens', ['ada, small', 'ada']],
] as const)('names no photo among %s', async (_, tool, keys) => {
  expect(await compared(tool, [...keys])).toMatchObject({ best: null });
});

it('reads each photo once for each tool, however often it is asked', async () => {
  reads.length = 0;
  await problem('lenszero', ['ada', 'bob']);
  await problem('lenszero', ['bob', 'ada', 'ada again']);
  expect(reads).toEqual([]);
  await expect(problem('lenszero', ['ada', 'gone'])).rejects.toThrow('gone');
});
