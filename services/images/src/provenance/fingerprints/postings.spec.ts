import { decodeBucket, encodeBucket, layoutFor } from './postings.js';

it.each([
  ['few portraits', 4_096, 4_096],
  ['a hundred million', 100_000_000, 100_000_000],
  ['few that are left of many', 1_000, 2 ** 33],
])('postings of %s are read as they were written', (_what, portraits, numbers) => {
  const layout = layoutFor(portraits, numbers);
  const words = 2 ** layout.wordBits;
  const pairs = Array.from({ length: 300 }, () => [random(words), random(numbers)] as const);
  pairs.push([0, 0], [words - 1, numbers - 1], [words - 1, numbers - 1]);
  const keys = Float64Array.from(pairs, ([word, no]) => word * 2 ** layout.numberBits + no).sort();
  const read: number[] = [];
  decodeBucket(encodeBucket(keys, layout), layout, words, (word, no) =>
    read.push(word * 2 ** layout.numberBits + no),
  );
  expect(read).toEqual([...keys]);
});

it.each([4_096, 1_000_000, 100_000_000])('a posting of %d portraits takes 32 bits', (portraits) => {
  const layout = layoutFor(portraits, portraits);
  const keys = Float64Array.from(
    { length: 128 },
    () => random(2 ** layout.wordBits) * 2 ** layout.numberBits + random(portraits),
  ).sort();
  expect(encodeBucket(keys, layout).length).toBe(128 * 4);
});

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
