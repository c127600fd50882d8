import type { LightRig } from '../model/light.js';
import { STUDIO_STYLES } from '../styles/catalogue.js';
import { PLAIN, variationOf, type Variation } from './variation.js';
import { variedLight } from './varied-light.js';

const EIGHT = Array.from({ length: 8 }, (_, seed) => variationOf(seed));
const RIGS = STUDIO_STYLES.flatMap(({ rigs }) => rigs);

/** Horizontal angles of facial surfaces in degrees, from the front. */
const ACROSS = [-40, -30, -20, -10, 0, 10, 20, 30, 40];

/** Mean green light on a face, by Lambert's law with the lamps' wrap. */
function seenFromTheFront({ ambient, lamps }: LightRig): number {
  const on = (degrees: number) => {
    const [nx, nz] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return lamps.reduce((sum, { from: [x, y, z], strength, colour, wrap }) => {
      const cosine = (nx * x + nz * z) / Math.hypot(x, y, z);
      return sum + colour[1] * strength * Math.max(0, (cosine + wrap) / (1 + wrap));
    }, ambient[1]);
  };
  return ACROSS.reduce((sum, degrees) => sum + on(degrees), 0) / ACROSS.length;
}

describe('the light of one picture of a set', () => {
  it('is as much on the face as the exposure says, wherever the lamps are carried', () => {
    for (const rig of RIGS) {
      for (const variation of EIGHT) {
        const gain = seenFromTheFront(variedLight(rig, variation)) / seenFromTheFront(rig);
        expect(Math.abs(gain / variation.exposure - 1)).toBeLessThan(0.05);
      }
    }
  });

  it('leans to red when warm and to blue when cold, and is the style’s own in the first picture', () => {
    const redAgainstBlue = (variation: Variation) => {
      const [r, , b] = variedLight(RIGS[0], variation).ambient;
      return r / b;
    };
    const own = RIGS[0].ambient[0] / RIGS[0].ambient[2];
    for (const variation of EIGHT.filter(({ warmth }) => warmth > 0))
      expect(redAgainstBlue(variation)).toBeGreaterThan(1.1 * own);
    for (const variation of EIGHT.filter(({ warmth }) => warmth < 0))
      expect(redAgainstBlue(variation)).toBeLessThan(own / 1.05);
    expect(variedLight(RIGS[0], PLAIN)).toBe(RIGS[0]);
  });
});
