import { draw } from '../../../lib/lists.js';
import { inPlaces, opening, packs, SHOWN } from './packs.js';

it('opens with eight packs, highlighted in the large cells', () => {
  expect(opening).toHaveLength(SHOWN);
  expect(opening.map(({ isHighlighted }) => isHighlighted)).toEqual([
    true,
    ...Array.from({ length: SHOWN - 2 }, () => false),
    true,
  ]);
});

it('keeps the drawn packs and puts two highlighted ones into the large cells', () => {
  for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.999]) {
    const drawn = draw(packs, SHOWN, () => chance);
    const placed = inPlaces(drawn);
    expect(new Set(placed)).toEqual(new Set(drawn));
    expect([placed[0]?.isHighlighted, placed.at(-1)?.isHighlighted]).toEqual([true, true]);
  }
});
