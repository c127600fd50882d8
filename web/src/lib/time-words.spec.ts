import { timeWords } from './time-words.js';

it.each([
  ['2026-05-14T09:36:00', 'today at 09:36'],
  ['2026-05-14T21:05:00', 'today at 21:05'],
  ['2026-05-15T00:07:00', 'tomorrow at 00:07'],
])('writes %s with the clock of 24 hours: %s', (at, words) => {
  expect(timeWords(at, new Date('2026-05-14T08:00:00'))).toBe(words);
});
