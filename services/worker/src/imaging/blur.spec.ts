import { boxBlur, gaussianBlur } from './blur.js';
import { seededRandom } from './random.js';

const SIDE = 24;
const noise = (side: number) => {
  const random = seededRandom(1);
  return Float32Array.from({ length: side * side }, () => random.next());
};
const sum = (plane: Float32Array) => plane.reduce((total, v) => total + v, 0);

describe('blur', () => {
  it('averages the same window as the definition, edges clamped', () => {
    const source = noise(SIDE);
    const blurred = boxBlur(source, SIDE, SIDE, 3);
    const at = (x: number, y: number) =>
      source[Math.min(SIDE - 1, Math.max(0, y)) * SIDE + Math.min(SIDE - 1, Math.max(0, x))];
    for (const [x, y] of [
      [0, 0],
      [5, 12],
      [SIDE - 1, SIDE - 2],
    ]) {
      let mean = 0;
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) mean += at(x + dx, y + dy) / 49;
      expect(blurred[y * SIDE + x]).toBeCloseTo(mean, 5);
    }
  });

  it.each([0.7, 1.9, 3, 12])('spreads a point like a Gaussian of sigma %d', (sigma) => {
    const side = 256;
    const point = new Float32Array(side * side);
    point[128 * side + 128] = 1;
    const blurred = gaussianBlur(point, side, side, sigma);
    expect(sum(blurred)).toBeCloseTo(1, 2);
    let variance = 0;
    for (let i = 0; i < blurred.length; i++) variance += blurred[i] * ((i % side) - 128) ** 2;
    expect(Math.sqrt(variance)).toBeGreaterThan(sigma * 0.85);
    expect(Math.sqrt(variance)).toBeLessThan(sigma * 1.2);
  });
});
