import { fillRange, type SeededTensor } from './seeded-fill.js';

const FIRST = [0.8448578119277954, 1.0822985172271729, 0.8753700256347656, 1.0783698558807373];
const weight: SeededTensor = { name: 'block.0.weight', shape: [3, 5], scale: 0.25, shift: 1 };

it('gives the numbers that the Python exporter writes', () => {
  expect(Array.from(fillRange(weight, 0, 4))).toEqual(FIRST);
});

it('gives the same numbers in one piece and in several', () => {
  const whole = fillRange(weight, 0, 15);
  const pieces = [fillRange(weight, 0, 6), fillRange(weight, 6, 7), fillRange(weight, 7, 15)];
  expect(pieces.flatMap((piece) => Array.from(piece))).toEqual(Array.from(whole));
});

it.each([
  ['name', { ...weight, name: 'block.1.weight' }],
  ['shape', { ...weight, shape: [5, 3] }],
])('gives others to a tensor of another %s', (_, other) => {
  expect(fillRange(other, 0, 15)).not.toEqual(fillRange(weight, 0, 15));
});

it('spreads evenly over shift ± scale', () => {
  const values = Array.from(fillRange({ ...weight, shape: [100, 100] }, 0, 10_000));
  const tenths = Array<number>(10).fill(0);
  for (const value of values) tenths[Math.floor((value - 0.75) * 20)]++;
  expect(Math.min(...tenths)).toBeGreaterThan(900);
  expect(Math.max(...tenths)).toBeLessThan(1100);
});
