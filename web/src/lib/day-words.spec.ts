import { clockWords, longDay, shortDay } from './day-words.js';

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
