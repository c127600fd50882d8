import { beyondWords, offerBeyond } from './select-beyond.js';
import { noSelection, onlyGrew, reduceSelection, type SelectionAction } from './use-selection.js';

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

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...actions: SelectionAction[]) => {
  const { isOn, ids } = actions.reduce(reduceSelection, noSelection);
  return { isOn, ids: [...ids] };
};
const toggle = (id: string): SelectionAction => ({ type: 'toggled', id });

it('starts with the first selected image and ends with the last deselected one', () => {
  expect(after(toggle('a'), toggle('c'))).toEqual({ isOn: true, ids: ['a', 'c'] });
  expect(after(toggle('a'), toggle('c'), toggle('a'))).toEqual({ isOn: true, ids: ['c'] });
  expect(after(toggle('a'), toggle('a'))).toEqual({ isOn: false, ids: [] });
});

it('can start empty', () => {
  expect(after({ type: 'entered' })).toEqual({ isOn: true, ids: [] });
  expect(after(toggle('a'), { type: 'entered' })).toEqual({ isOn: true, ids: ['a'] });
});

it('selects a range with Shift in both directions', () => {
  const range = (id: string): SelectionAction => ({ type: 'ranged', id, order });
  expect(after(toggle('b'), range('d')).ids).toEqual(['b', 'c', 'd']);
  expect(after(toggle('d'), range('b')).ids).toEqual(['d', 'b', 'c']);
  expect(after(toggle('b'), range('d'), range('e')).ids).toEqual(['b', 'c', 'd', 'e']);
  expect(after(range('c')).ids).toEqual(['c']);
});

it.each([
  [order, [...order, 'f'], true],
  [order, order, true],
  [order, ['new', ...order], false],
  [order, ['a', 'b', 'd', 'e'], false],
])('tells whether %j only grew to %j', (before, now, does) => {
  expect(onlyGrew(before, now)).toBe(does);
});
