import { discBlur } from './disc-blur.js';

const [SIDE, MARGIN, RADIUS] = [61, 10, 8];
const INNER = SIDE - 2 * MARGIN;

test('a point of light becomes a disc of even light, as much as before', () => {
  const source = new Float32Array(SIDE * SIDE);
  source[30 * SIDE + 30] = 1;
  const blurred = discBlur(source, SIDE, MARGIN, () => RADIUS);
  const at = (x: number, y: number) => blurred[(30 - MARGIN + y) * INNER + 30 - MARGIN + x];
  const disc = 1 / (Math.PI * RADIUS ** 2);
  for (const [x, y] of [
    [0, 0],
    [6, 0],
    [0, -6],
    [-5, 5],
  ]) {
    expect(at(x, y) / disc).toBeCloseTo(1, 1);
  }
  expect(at(9, 0) + at(0, 9) + at(-7, 7)).toBe(0);
  expect(blurred.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 2);
});

test('rows keep the radius of their own, up to the edges', () => {
  const source = new Float32Array(SIDE * SIDE).fill(0.5);
  const blurred = discBlur(source, SIDE, MARGIN, (row) => 1 + (7 * row) / INNER);
  expect(Math.min(...blurred)).toBeCloseTo(0.5, 5);
  expect(Math.max(...blurred)).toBeCloseTo(0.5, 5);
});
