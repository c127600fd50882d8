import { pagerSlotsOf, pageSizeOf, samePlace } from './page-size.js';

it.each([
  [479, 8],
  [480, 12],
  [640, 16],
  [768, 24],
  [1024, 32],
  [1280, 40],
  [1536, 48],
])('shows at %i px %i images a page', (width, size) => {
  expect(pageSizeOf(width)).toBe(size);
});

it.each([
  [1024, 3],
  [1280, 5],
  [1536, 7],
])('has at %i px a pager of %i numbers', (width, slots) => {
  expect(pagerSlotsOf(width)).toBe(slots);
});

it.each([
  [3, 48, 24, 5],
  [5, 24, 48, 3],
  [1, 8, 48, 1],
])('keeps the place of page %i when %i a page become %i', (page, limit, next, same) => {
  expect(samePlace(page, limit, next)).toBe(same);
});
