import { planar } from '../../../imaging/planar.js';
import { recoverEarrings } from './earrings.js';

const SIZE = 400;
const FACE = 200;
const HEAD = { x: 200, y: 180, radius: 80 };
/** Both ear lobes, at the edge of the head. */
const LANDMARKS = Array.from({ length: 468 }, (_, i) => ({
  x: HEAD.x + (i === 323 ? 76 : -76),
  y: HEAD.y + 25,
  z: 0,
}));

type Box = { left: number; top: number; right: number; bottom: number };

/** A head before a wall with a gradient, and a box of another lightness. */
function sitter({ left, top, right, bottom }: Box, lightness: number) {
  const image = planar(SIZE, SIZE);
  const alpha = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x;
      const isHead = Math.hypot(x - HEAD.x, y - HEAD.y) < HEAD.radius;
      const isBox = x >= left && x < right && y >= top && y < bottom;
      const tone = isHead ? 0.5 : isBox ? lightness : 0.2 + 0.0003 * y;
      image.r[i] = image.g[i] = image.b[i] = tone;
      alpha[i] = isHead ? 1 : 0;
    }
  }
  return { image, alpha };
}

const EARRING: Box = { left: 122, top: 212, right: 130, bottom: 242 };

test.each([
  ['an earring', EARRING],
  ['a pendant', { ...EARRING, left: 116, bottom: 270 }],
  ['an earring on a thin hook', { ...EARRING, top: 231, bottom: 262 }],
])('%s under the lobe comes back, the wall around it does not', (_case, box) => {
  const { image, alpha } = sitter(box, 0.85);
  recoverEarrings(image, alpha, LANDMARKS, FACE);
  expect(alpha[238 * SIZE + 126]).toBeGreaterThan(0.95);
  expect(alpha[238 * SIZE + 100]).toBe(0);
  expect(alpha[238 * SIZE + 274]).toBe(0);
});

test.each([
  ['a faint spot of the wall', EARRING, 0.35],
  ['a bar that goes on', { ...EARRING, bottom: SIZE }, 0.85],
  ['a spot wider than an earring', { ...EARRING, left: 62 }, 0.85],
])('no earring: %s', (_case, box, lightness) => {
  const { image, alpha } = sitter(box, lightness);
  const before = alpha.slice();
  recoverEarrings(image, alpha, LANDMARKS, FACE);
  expect([...alpha]).toEqual([...before]);
});

test('no earring: one of many lamps', () => {
  const { image, alpha } = sitter(EARRING, 0.85);
  const before = alpha.slice();
  for (const x of [60, 75, 90]) {
    for (let y = 212; y < 242; y++) image.r.fill(0.85, y * SIZE + x, y * SIZE + x + 8);
  }
  recoverEarrings(image, alpha, LANDMARKS, FACE);
  expect([...alpha]).toEqual([...before]);
});
