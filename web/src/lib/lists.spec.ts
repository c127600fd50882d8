import { draw } from './lists.js';

it('draws different entries, two or three of them highlighted', () => {
  for (const chance of [0, 0.3, 0.7, 0.999]) {
    const drawn = draw([1, 2, 3, 4, 5, 6, 7, 8], 6, () => chance);
    expect(new Set(drawn.map(({ entry }) => entry)).size).toBe(6);
    expect([2, 3]).toContain(drawn.filter(({ isHighlighted }) => isHighlighted).length);
  }
  expect(draw([], 6, Math.random)).toEqual([]);
});
