import { withOffers } from './offers.js';
import { readPrompt } from './read-prompt.js';

const offersOf = (positive: string) =>
  withOffers(positive, readPrompt({ positive, negative: '' }, 'photo')).map(
    ({ words, nearest }) => [words, nearest],
  );

it.each([
  ['me as a king', 'king', 'oil painting'],
  ['als König', 'König', 'oil painting'],
  ['in a castle', 'castle', 'oil painting'],
  ['underwater', 'underwater', 'sea'],
  ['a happy chef', 'happy', 'warm colors'],
  ['full body', 'full body', 'head and shoulders'],
  ['watercolor of a king', 'king', undefined],
  ['underwater, red background', 'underwater', undefined],
  ['not smiling', 'smiling', undefined],
])('offers instead of what “%s” asks for in “%s”: %s', (prompt, words, nearest) => {
  expect(offersOf(prompt)).toContainEqual([words, nearest]);
});

it('offers only words that are followed', () => {
  const wishes =
    'king, angel, exposure, jacket, underwater, doctor, body, happy, sad, serious, calm, singer';
  for (const wish of wishes.split(', ')) {
    const [[, offer] = []] = offersOf(wish);
    expect(readPrompt({ positive: offer!, negative: '' }, 'photo')).toMatchObject({ unmet: [] });
  }
});
