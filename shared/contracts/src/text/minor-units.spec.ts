import { majorUnits } from './minor-units.js';

it.each([
  ['eur', 499, 4.99],
  ['JPY', 499, 499],
  ['kwd', 4_990, 4.99],
  ['isk', 49_900, 499],
])('reads amounts in %s', (currency, minor, major) => {
  expect(majorUnits(minor, currency)).toBe(major);
});
