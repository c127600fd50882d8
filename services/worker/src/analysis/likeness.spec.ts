import { compareEmbeddings, LIKENESS_BAR, percentOf } from './likeness.js';

test('the percentage falls from 100 to 0, with 50 at the limit', () => {
  const percents = Array.from({ length: 120 }, (_, i) => percentOf(i / 100));
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(percentOf(0)).toBe(100);
  expect(percentOf(LIKENESS_BAR)).toBe(50);
  expect(percentOf(5)).toBe(0);
});

test('distances match their definitions', () => {
  const likeness = compareEmbeddings(Float32Array.of(3, 0), Float32Array.of(0, 4));
  expect(likeness).toEqual({ percent: 0, euclid: 5, cosine: 0 });
  expect(compareEmbeddings(Float32Array.of(1, 2), Float32Array.of(1, 2)).percent).toBe(100);
});
