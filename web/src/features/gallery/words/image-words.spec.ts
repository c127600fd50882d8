import { dateWords, expiryWords } from './image-words.js';

it.each([
  ['2026-05-14T10:00:00.000Z', '14 May 2026'],
  ['', 'Date not available'],
  [null, 'Date not available'],
  ['yesterday', 'Invalid Date'],
])('writes the day of %j as %s', (time, words) => {
  expect(dateWords(time)).toBe(words);
});

it('says until when an image is kept, where it is not kept for good', () => {
  expect(expiryWords('2026-08-12T10:00:00.000Z')).toBe('until 12 Aug');
  expect(expiryWords(null)).toBeNull();
});
