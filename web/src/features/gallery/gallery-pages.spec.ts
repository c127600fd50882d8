import { pagerItems } from './gallery-pages.js';

const shown = (page: number, pageCount: number, slots: number) =>
  pagerItems(page, pageCount, slots)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

it.each([
  [1, 1, 7, '1'],
  [2, 2, 3, '1 2'],
  [2, 3, 3, '1 2 3'],
  [1, 10, 3, '1 2 … 10'],
  [5, 10, 3, '1 … 5 … 10'],
  [10, 10, 3, '1 … 9 10'],
  [1, 10, 5, '1 2 3 4 … 10'],
  [6, 10, 5, '1 … 5 6 7 … 10'],
  [9, 10, 5, '1 … 7 8 9 10'],
  [4, 7, 7, '1 2 3 4 5 6 7'],
  [5, 20, 7, '1 … 3 4 5 6 7 … 20'],
])('shows page %i of %i in %i slots as %s', (page, pageCount, slots, items) => {
  expect(shown(page, pageCount, slots)).toBe(items);
});
