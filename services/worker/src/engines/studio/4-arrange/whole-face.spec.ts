import { readFile } from 'node:fs/promises';
import { personPixels, type PersonName } from '@likeness/testing/photos/people';
import sharp, { type Sharp } from 'sharp';
import type { Box } from '../../../analysis/geometry.js';
import { decodeImage } from '../../../imaging/decode.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { frameFaults } from '../../../testing/frame-faults.js';
import { renderPhotos } from '../../../testing/render-photos.js';
import { seededRandom } from '../../../imaging/random.js';
import { chooseSubject, sightPerson } from '../../portrait/intake.js';
import { boundsOf } from '../../../analysis/landmarks.js';
import { prepareScene } from '../prepare-scene.js';
import { topOfHead } from '../3-light/head-outline.js';
import type { Scene } from '../model/scene.js';
import { stageClock } from '../../portrait/stage-clock.js';
import { chooseFrame } from './choose-frame.js';
import { variationOf } from './variation.js';
import { studioSuite } from '../../../testing/suites.js';
import { quietly } from '../../portrait/portrait-engine.js';

const SCENE_SIDE = 288;
const SEEDS = Array.from({ length: 32 }, (_, seed) => seed);
const CLOSE_UP = 1.32;
const PEOPLE: readonly (PersonName | 'astronaut')[] = [
  'astronaut',
  'ponytail',
  'curls',
  'tilted',
  'parting',
  'smiling',
  'redEyes',
  'updo',
];

const engine = studioSuite();

async function photoOf(person: (typeof PEOPLE)[number]): Promise<Buffer> {
  if (person !== 'astronaut') return personPixels(person).png().toBuffer();
  return readFile(new URL('../../../../assets/astronaut.png', import.meta.url));
}

async function subjectOf(image: RgbImage) {
  return chooseSubject(await sightPerson(engine.analyser, [{ id: 'photo', image }]));
}

async function sceneOf(image: RgbImage): Promise<Scene> {
  const subject = await subjectOf(image);
  const clock = stageClock(quietly());
  return (
    await prepareScene(engine.analyser, subject, { headPose: null, pad: 0 }, SCENE_SIDE, clock)
  ).scene;
}

const GREY = { r: 120, g: 120, b: 120 };

type Seen = { readonly file: Buffer; readonly image: RgbImage; readonly box: Box };

const VARIANTS: Record<string, (seen: Seen) => Sharp> = {
  'as it is': ({ file }) => sharp(file),
  'in a mirror': ({ file }) => sharp(file).flop(),
  'leaning left': ({ file }) => sharp(file).rotate(-14, { background: GREY }),
  'leaning right': ({ file }) => sharp(file).rotate(14, { background: GREY }),
  'off the middle': ({ file, image }) =>
    sharp(file).extend({ left: 40, right: image.width, background: GREY }),
  'at the left edge': ({ file, image, box }) =>
    cutFrom(file, image, { left: box.x - 0.06 * box.width }),
  'at the right edge': ({ file, image, box }) =>
    cutFrom(file, image, { right: box.x + 1.06 * box.width }),
  'at the lower edge': ({ file, image, box }) =>
    cutFrom(file, image, { bottom: box.y + 1.12 * box.height }),
  'at the upper edge': ({ file, image, box }) =>
    cutFrom(file, image, { top: box.y - 0.1 * box.height }),
};

function cutFrom(
  file: Buffer,
  { width, height }: RgbImage,
  edges: { left?: number; right?: number; top?: number; bottom?: number },
) {
  const { left = 0, right = width, top = 0, bottom = height } = edges;
  const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
  return sharp(file).extract({
    left: x,
    top: y,
    width: Math.min(width, Math.round(right)) - x,
    height: Math.min(height, Math.round(bottom)) - y,
  });
}

function faultsOf(scene: Scene): Set<string> {
  const ways = [
    { closeness: 1, isPosed: false, neck: 0.13 },
    { closeness: CLOSE_UP, isPosed: false, neck: 0.09 },
  ];
  return new Set(
    ways.flatMap(({ neck, ...way }) =>
      SEEDS.flatMap((seed) => {
        const wanted = { ...way, variation: variationOf(seed) };
        const frame = chooseFrame(scene, seededRandom(seed).fork('frame'), wanted);
        return frameFaults(scene, frame, { neck });
      }),
    ),
  );
}

describe('every frame of a set holds the whole face, with hair and neck as far as the photo has them', () => {
  describe.each(PEOPLE)('of %s', (person) => {
    let seen: Seen;

    beforeAll(async () => {
      const file = await photoOf(person);
      const image = await decodeImage(file);
      seen = { file, image, box: (await subjectOf(image)).mesh.box };
    });

    // Each variant with one person.
    const own = Object.keys(VARIANTS).filter(
      (_, i) => (i + PEOPLE.indexOf(person)) % PEOPLE.length === 0,
    );
    it.each(own)('%s', async (variant) => {
      const photo = await VARIANTS[variant](seen).png({ compressionLevel: 1 }).toBuffer();
      const scene = await sceneOf(await decodeImage(photo));
      const { x, y, width, height } = boundsOf(scene.landmarks);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(SCENE_SIDE);
      expect([...faultsOf(scene)]).toEqual([]);
    });
  });

  it('updo, cut a third of the face height above the forehead', async () => {
    const file = await photoOf('updo');
    const image = await decodeImage(file);
    const { points } = (await subjectOf(image)).mesh;
    const [top, chin] = [points[10 * 3 + 1], points[152 * 3 + 1]];
    const part = cutFrom(file, image, { top: top - 0.34 * (chin - top) });
    const scene = await sceneOf(await decodeImage(await part.png().toBuffer()));
    expect(topOfHead(scene)).toBeNull();
  });

  it.each([576_495_210, 1])(
    'in the picture of a tilted head with a ponytail and a dark-haired neighbour, seed %i',
    async (seed) => {
      const size = 256;
      const image = await decodeImage(await photoOf('ponytail'));
      const { face } = await renderPhotos(engine, image, { style: 'oil painting', seed, size });
      expect(face.x).toBeGreaterThan(0.05 * size);
      expect(face.x + face.width).toBeLessThan(0.95 * size);
      expect(face.y).toBeGreaterThan(0.1 * size);
      expect(face.y + face.height).toBeLessThan(0.92 * size);
      expect(Math.abs(face.x + face.width / 2 - size / 2)).toBeLessThan(0.1 * size);
    },
  );
});
