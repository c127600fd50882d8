import { decodeBucket, encodeBucket, layoutFor } from './postings.js';

it.each([
  ['few portraits', 400_000, 4_096],
  ['a hundred million', 9_100_000_000, 100_000_000],
  ['few that are left of many', 100_000, 2 ** 33],
])('postings of %s are read as they were written', (_what, postings, numbers) => {
  const layout = layoutFor(postings, numbers);
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

it('a posting of a million portraits takes 28 bits', () => {
  const portraits = 2 ** 20;
  const layout = layoutFor(portraits * 96, portraits);
  const keys = Float64Array.from(
    { length: 128 },
    () => random(2 ** layout.wordBits) * 2 ** layout.numberBits + random(portraits),
  ).sort();
  expect(encodeBucket(keys, layout).length).toBeLessThan((128 * 28) / 8 + 4);
});

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
