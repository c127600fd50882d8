import { samplePairs } from '../messages.js';
import { randomPairs } from './sample-pairs.js';
import { inGerman } from '../../../testing/in-german.js';

inGerman();
const { samplePairs: germanPairs } = await import('../messages.js');

it.each([
  ['English', samplePairs],
  ['German', germanPairs],
])('there are thirty different pairs in %s, each with two texts of one short line', (_, pairs) => {
  expect(pairs).toHaveLength(30);
  const texts = pairs.flat();
  expect(new Set(texts).size).toBe(60);
  expect(texts.some((text) => / der | die | das /.test(text))).toBe(pairs === germanPairs);
  for (const text of texts) expect(text).toMatch(/^\S.{1,38}\S$/);
});

it('random pairs are not the same one twice', () => {
  expect(new Set(randomPairs(2, () => 0.999)).size).toBe(2);
  expect(randomPairs(99)).toHaveLength(30);
});
