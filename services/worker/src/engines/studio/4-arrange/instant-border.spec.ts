import { planar } from '../../../imaging/planar.js';
import { seededRandom } from '../../../imaging/random.js';
import { frameBehindCard, instantBorder } from './instant-border.js';

const SIDE = 256;

describe('instantBorder', () => {
  it('shows all of the frame that was chosen, and card around it', () => {
    const chosen = { x: 40, y: 30, width: 500, height: 500 };
    const frame = frameBehindCard(chosen);
    const black = instantBorder(planar(SIDE, SIDE), seededRandom(1));
    const lightAt = (x: number, y: number) => {
      const column = Math.floor(((x - frame.x) / frame.width) * SIDE);
      const row = Math.floor(((y - frame.y) / frame.height) * SIDE);
      return black.g[row * SIDE + column];
    };

    for (const share of [0.05, 0.5, 0.95]) {
      const [x, y] = [40 + 500 * share, 30 + 500 * share];
      for (const [u, v] of [
        [x, 36],
        [x, 524],
        [46, y],
        [534, y],
      ])
        expect(lightAt(u, v)).toBe(0);
      for (const [u, v] of [
        [x, 20],
        [x, 540],
        [30, y],
        [550, y],
      ])
        expect(lightAt(u, v)).toBeGreaterThan(0.7);
    }
  });
});
