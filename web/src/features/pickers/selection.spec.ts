import { countWords, SELECTION_FULL, toggle, type PickedImage } from './selection.js';

const image = (id: string): PickedImage => ({ id, name: `${id}.jpg`, url: `images/${id}/file` });

describe('toggle', () => {
  it('adds in the order of choosing', () => {
    const one = toggle([], image('b'), 15) ?? [];
    expect(toggle(one, image('a'), 15)?.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('deselects even without room for more', () => {
    const full = [image('a'), image('b')];
    expect(toggle(full, image('a'), 2)).toEqual([image('b')]);
  });

  it('refuses one more than there is room for', () => {
    const fifteen = Array.from({ length: 15 }, (_, n) => image(String(n)));
    expect(toggle(fifteen, image('more'), 15)).toBeNull();
    expect(toggle([], image('a'), 0)).toBeNull();
  });

  it('uses the specification’s words', () => {
    expect(SELECTION_FULL).toBe('You can select up to 15 images.');
  });
});

it('counts the selection, and names the limit when the form is already full', () => {
  expect(countWords(0, 3)).toBe('0 of 3 selected');
  expect(countWords(0, 0)).toBe('You can select up to 15 images.');
});
