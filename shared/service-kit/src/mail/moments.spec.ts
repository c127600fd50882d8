import { asDay, asMoment } from './moments.js';

it.each([
  ['2026-12-27T23:30:00.000Z', 'de', '28. Dezember 2026 um 00:30 (MEZ)', '28. Dezember 2026'],
  ['2026-07-01T10:00:00.000Z', 'de', '1. Juli 2026 um 12:00 (MESZ)', '1. Juli 2026'],
  ['2026-07-01T10:00:00.000Z', 'en', '1 July 2026 at 12:00 (CEST)', '1 July 2026'],
] as const)('tells %s in %s as local time with its zone', (moment, language, time, day) => {
  expect(asMoment(moment, language)).toBe(time);
  expect(asDay(moment, language)).toBe(day);
});
