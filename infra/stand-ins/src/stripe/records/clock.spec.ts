import { nextMonth } from './clock.js';

const at = (text: string) => Date.parse(text) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

test('a month later is the same day, or the last one, without drifting', () => {
  const anchor = at('2026-01-31T10:00:00Z');
  const february = nextMonth(anchor, anchor);
  expect(day(february)).toBe('2026-02-28');
  expect(day(nextMonth(anchor, february))).toBe('2026-03-31');
  expect(day(nextMonth(at('2026-12-15T00:00:00Z'), at('2026-12-15T00:00:00Z')))).toBe('2027-01-15');
});
