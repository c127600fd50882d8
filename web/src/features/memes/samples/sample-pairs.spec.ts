import * as german from '../messages/de.js';
import * as english from '../messages/en.js';
import { randomPairs } from './sample-pairs.js';

it.each([
  ['English', english],
  ['German', german],
])(
  'there are thirty different pairs in %s, each with two texts of one short line',
  (_, language) => {
    expect(language.samplePairs).toHaveLength(30);
    const texts = language.samplePairs.flat();
    expect(new Set(texts).size).toBe(60);
    for (const text of texts) expect(text).toMatch(/^\S.{1,38}\S$/);
  },
);

it('random pairs are not the same one twice', () => {
  expect(new Set(randomPairs(2, () => 0.999)).size).toBe(2);
  expect(randomPairs(99)).toHaveLength(30);
});
