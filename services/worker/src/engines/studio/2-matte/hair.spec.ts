import { planar } from '../../../imaging/planar.js';
import { recoverHair } from './hair.js';

const SIZE = 200;
const FACE = 100;
const HEAD = { x: 100, y: 100, radius: 45 };

function sitter(wall: (x: number, y: number) => number) {
  const image = planar(SIZE, SIZE);
  const alpha = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x;
      const isHead = Math.hypot(x - HEAD.x, y - HEAD.y) < HEAD.radius;
      const isStrand = y === 70 && x > 120 && x < 150;
      const isGap = Math.hypot(x - 68, y - 73) < 3;
      const tone = (isHead || isStrand) && !isGap ? 0.15 : wall(x, y);
      image.r[i] = image.g[i] = image.b[i] = tone;
      alpha[i] = isHead ? 1 : 0;
    }
  }
  return { image, alpha };
}

/** A face of no area: the whole head is hair. */
const faceTo = (chin: number) => Array.from({ length: 468 }, () => ({ x: HEAD.x, y: chin, z: 0 }));

const at = (plane: Float32Array, x: number, y: number) => plane[y * SIZE + x];

test('a strand comes back and a gap opens before a plain wall', () => {
  const { image, alpha } = sitter(() => 0.85);
  recoverHair(image, alpha, faceTo(190), FACE);
  expect(at(alpha, 143, 70)).toBeGreaterThan(0.8);
  expect(at(alpha, 143, 66)).toBeLessThan(0.05);
  expect(at(alpha, 68, 73)).toBeLessThan(0.2);
  expect(at(alpha, HEAD.x, HEAD.y)).toBe(1);
});

test('a joint of the wall, as dark as the hair, is no strand', () => {
  const { image, alpha } = sitter((_, y) => (Math.abs(y - 80) < 2 ? 0.15 : 0.85));
  recoverHair(image, alpha, faceTo(190), FACE);
  expect(at(alpha, 148, 80)).toBeLessThan(0.05);
});

test('a wall as dark in places as the hair is left alone', () => {
  const { image, alpha } = sitter((x, y) => (((x >> 2) + (y >> 2)) % 2 ? 0.9 : 0.1));
  const before = alpha.slice();
  recoverHair(image, alpha, faceTo(190), FACE);
  expect(Math.max(...alpha.map((value, i) => Math.abs(value - before[i])))).toBeLessThan(0.1);
});

test('below the chin nothing changes', () => {
  const { image, alpha } = sitter(() => 0.85);
  const before = alpha.slice();
  recoverHair(image, alpha, faceTo(60), FACE);
  expect([...alpha]).toEqual([...before]);
});
