import type { PersonWishes } from '@likeness/prompts/wishes';
import { seededRandom } from '../../imaging/random.js';
import { chooseAppearance } from './appearance.js';
import { rasterise } from './label-map.js';
import { drawLorelei } from './lorelei.js';

const EYE = { x: 420, y: 404, side: 110 };
const SIZE = 110;

async function drawEye(wishes: PersonWishes, seed: number) {
  const random = seededRandom(seed);
  const appearance = chooseAppearance(wishes, 'man', random.fork('appearance'));
  return rasterise(drawLorelei(appearance, random.fork('drawing')), EYE, SIZE);
}

describe('drawLorelei', () => {
  it('draws glasses around the eyes, not across them', async () => {
    for (let seed = 0; seed < 16; seed++) {
      const open: PersonWishes = { hairLength: 'bald', beard: false };
      const closed: PersonWishes = { ...open, expression: 'calm' };
      const eye = (await drawEye({ ...open, glasses: false }, seed)).ink;
      const lids = (await drawEye({ ...closed, glasses: false }, seed)).ink;
      const lidsAndRim = (await drawEye({ ...closed, glasses: 'clear' }, seed)).ink;
      let [all, crossed] = [0, 0];
      for (const [i, ink] of eye.entries()) {
        all += ink;
        if (lidsAndRim[i] > 0.5 && lids[i] < 0.5) crossed += ink;
      }
      expect(crossed / all).toBeLessThan(0.05);
    }
  });

  it('keeps hair off glasses that were asked for', async () => {
    for (let seed = 0; seed < 24; seed++) {
      const random = seededRandom(seed);
      const wishes: PersonWishes = { hairLength: 'long', glasses: 'dark' };
      const appearance = chooseAppearance(wishes, 'woman', random.fork('appearance'));
      const { hair } = await rasterise(drawLorelei(appearance, random.fork('drawing')), EYE, SIZE);
      expect(hair.reduce((sum, v) => sum + v, 0) / hair.length).toBeLessThan(0.3);
    }
  });

  it('lets hair of a length that was asked for hang down on both sides', async () => {
    const beside = { x: 100, y: 560, side: 800 };
    for (let seed = 0; seed < 24; seed++) {
      const random = seededRandom(seed);
      const appearance = chooseAppearance({ hairLength: 'medium' }, 'woman', random.fork('who'));
      const { hair } = await rasterise(drawLorelei(appearance, random.fork('hair')), beside, SIZE);
      const upper = hair.slice(0, hair.length / 5);
      for (const isOn of [(x: number) => x < SIZE / 2, (x: number) => x >= SIZE / 2]) {
        const side = upper.filter((_, i) => isOn(i % SIZE));
        expect(side.reduce((sum, v) => sum + v, 0)).toBeGreaterThan(30);
      }
    }
  });
});
