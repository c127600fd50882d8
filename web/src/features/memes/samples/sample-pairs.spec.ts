import { randomPairs, SAMPLE_PAIRS } from './sample-pairs.js';

it('there are thirty different pairs, each with two texts of one short line', () => {
  expect(SAMPLE_PAIRS).toHaveLength(30);
  const texts = SAMPLE_PAIRS.flatMap(({ topText, bottomText }) => [topText, bottomText]);
  expect(new Set(texts).size).toBe(60);
  for (const text of texts) expect(text).toMatch(/^\S.{1,38}\S$/);
});

it('random pairs are not the same one twice', () => {
  expect(new Set(randomPairs(2, () => 0.999)).size).toBe(2);
  expect(randomPairs(99)).toHaveLength(30);
});
