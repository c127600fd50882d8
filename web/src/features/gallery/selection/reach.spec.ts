import { beyondWords, offerBeyond } from './reach.js';

it.each([
  [40, 40, false, null],
  [40, 603, false, 'Select all 603 images'],
  [40, 1_000, false, 'Select all 1000 images'],
  [48, 12_345, false, 'Select the first 1000 images'],
  [48, 1_000, true, 'Select the first 1000 images'],
])('with %i shown of %i (capped: %s) offers %j', (shown, total, isCapped, expected) => {
  expect(offerBeyond(shown, { total, isCapped })).toBe(expected);
});

it('describes a selection beyond the visible images', () => {
  expect(beyondWords(603, { total: 603, isCapped: false })).toBe('All 603 images are selected.');
  expect(beyondWords(1_000, { total: 12_345, isCapped: false })).toBe(
    'The first 1000 of 12345 images are selected.',
  );
  expect(beyondWords(1_000, { total: 1_000, isCapped: true })).toBe(
    'The first 1000 images are selected.',
  );
});
