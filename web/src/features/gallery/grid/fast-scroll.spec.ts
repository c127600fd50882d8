import { isFastScroll } from './fast-scroll.js';

const HEIGHT = 1_000;

it.each([
  ['a wheel turned by a notch', 100, 30, false],
  ['a page read through', 800, 400, false],
  ['a wheel that is spun', 250, 17, true],
  ['the same upwards', -250, 17, true],
  ['a jump to the end', 90_000, 17, true],
  ['two events of one moment', 1, 0, false],
])('tells of %s whether it is a fast scroll', (_, distance, elapsed, expected) => {
  const from = { y: 5_000, at: 100 };
  expect(isFastScroll(from, { y: from.y + distance, at: from.at + elapsed }, HEIGHT)).toBe(
    expected,
  );
});
