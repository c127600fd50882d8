import { dateWords } from './date-words.js';
import { clockWords, longDay, shortDay } from './day-words.js';
import { timeWords } from './time-words.js';

it.each([
  ['2026-01-01', 'January 1, 2026', 'Jan 1'],
  ['2025-05-31', 'May 31, 2025', 'May 31'],
  ['2024-12-09', 'December 9, 2024', 'Dec 9'],
])('writes %s as %s, or short as %s', (day, long, short) => {
  const time = new Date(`${day}T00:00`);
  expect([longDay(time), shortDay(time)]).toEqual([long, short]);
});

it('writes times with the clock of 24 hours', () => {
  expect(clockWords(new Date('2026-01-01T09:06'))).toBe('09:06');
  expect(clockWords(new Date('2026-01-01T21:36'))).toBe('21:36');
});

it.each([
  ['2026-05-14T09:36:00', 'today at 09:36'],
  ['2026-05-14T21:05:00', 'today at 21:05'],
  ['2026-05-15T00:07:00', 'tomorrow at 00:07'],
])('writes %s with the clock of 24 hours: %s', (at, words) => {
  expect(timeWords(at, new Date('2026-05-14T08:00:00'))).toBe(words);
});

it.each([
  ['2026-05-14T10:00:00.000Z', '14 May 2026'],
  ['', 'Date not available'],
  [null, 'Date not available'],
  ['yesterday', 'Invalid Date'],
])('writes the day of %j as %s', (time, words) => {
  expect(dateWords(time)).toBe(words);
});
