import type { PersonWishes } from '@likeness/prompts/wishes';
import { seededRandom } from '../../imaging/random.js';
import { chooseAppearance } from './appearance.js';
import { type LabelMap, rasterise } from './label-map.js';
import { drawLorelei } from './lorelei.js';
import { drawOpenPeeps } from './open-peeps.js';

const SIZE = 160;
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

type Draw = typeof drawLorelei;

async function labelsOf(draw: Draw, gender: 'woman' | 'man', wishes: PersonWishes, seed: number) {
  const random = seededRandom(seed);
  const appearance = chooseAppearance(wishes, gender, random.fork('appearance'));
  const drawing = draw(appearance, random.fork('drawing'));
  const { x, y, side } = drawing.bust;
  return rasterise(drawing, { x: x - side / 2, y, side }, SIZE);
}

const sum = (plane: Float32Array) => plane.reduce((all, share) => all + share, 0);
/** Skin that a shadow darkens; lines are thin or black. */
const shadowed = ({ ink, skin }: LabelMap) =>
  ink.filter((share, i) => share > 0.15 && share < 0.5 && skin[i] > 0.5).length;

describe.each([
  ['Lorelei', drawLorelei, { hairLength: 'short' }],
  ['Open Peeps', drawOpenPeeps, { hat: 'headscarf' }],
] as const)('%s', (_, draw, wishes) => {
  it('draws lips of women and the beard shadow of men', async () => {
    const girl = await labelsOf(draw, 'woman', { ...wishes, age: 'child' }, 1);
    expect(sum(girl.lips)).toBe(0);
    for (const seed of SEEDS) {
      const woman = await labelsOf(draw, 'woman', wishes, seed);
      const man = await labelsOf(draw, 'man', { ...wishes, glasses: false }, seed);
      const shaven = await labelsOf(draw, 'man', { ...wishes, beard: false }, seed);
      expect(sum(woman.lips)).toBeGreaterThan(10);
      expect(sum(man.lips)).toBe(0);
      if (sum(man.hair) === sum(shaven.hair)) {
        expect(shadowed(man)).toBeGreaterThan(shadowed(shaven) + 100);
      }
    }
  });
});

it('a beard below a hat has the hair’s color', async () => {
  const bearded = await labelsOf(drawOpenPeeps, 'man', { hat: 'hat', beard: 'full' }, 1);
  const shaven = await labelsOf(drawOpenPeeps, 'man', { hat: 'hat', beard: false }, 1);
  expect(sum(bearded.hair)).toBeGreaterThan(sum(shaven.hair) + 400);
  expect(sum(bearded.hat)).toBeCloseTo(sum(shaven.hat), -2);
});
