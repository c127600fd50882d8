import { dateWords } from './date-words.js';

it.each([
  ['2026-05-14T10:00:00.000Z', '14 May 2026'],
  ['', 'Date not available'],
  [null, 'Date not available'],
  ['yesterday', 'Invalid Date'],
])('writes the day of %j as %s', (time, words) => {
  expect(dateWords(time)).toBe(words);
});
