import { seededRandom } from '../../../../imaging/random.js';
import { bokeh } from '../../model/backdrop.js';
import { paintBackdrop } from './paint-backdrop.js';

const SIZE = 256;
const garden = (discs: number) => bokeh('#203010', '#405020', '#608040', '#ffffff', discs);
const LEFT = { x: 0, y: 0, width: 0.4 * SIZE, height: SIZE };

test.each([false, true])('no disc of light beside an ear, mirrored: %s', (isMirrored) => {
  const seen = { isMirrored, nearness: 1.35, light: 1 };
  const paint = (discs: number, free: typeof LEFT | null) =>
    paintBackdrop({ ...garden(discs), seen }, SIZE, seededRandom(3), free).r;
  const [without, free, all] = [paint(0, null), paint(60, LEFT), paint(60, null)];
  const lighter = (plane: Float32Array, isLeft: boolean) =>
    plane.filter((v, i) => i % SIZE < 0.35 * SIZE === isLeft && v > without[i] + 0.01).length;
  expect(lighter(free, true)).toBe(0);
  expect(lighter(all, true)).toBeGreaterThan(100);
  expect(lighter(free, false)).toBeGreaterThan(100);
});
