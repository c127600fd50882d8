import { clampPlace, standardPlaces } from './places.js';
import { textSizesAt } from './text-sizes.js';

it('a text keeps 5 percent from every edge', () => {
  expect(clampPlace({ x: -40, y: 200 })).toEqual({ x: 5, y: 95 });
  expect(clampPlace({ x: 5, y: 94.5 })).toEqual({ x: 5, y: 94.5 });
});

it('texts begin at the top and the bottom, nearer the middle of a wide picture', () => {
  expect(standardPlaces(1)).toEqual({ top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } });
  expect(standardPlaces(16 / 9).top.y).toBeGreaterThan(10);
  expect(standardPlaces(16 / 9).bottom.y).toBeLessThan(85);
  expect(standardPlaces(9 / 16).top.y).toBeLessThan(10);
  expect(standardPlaces(9 / 16).bottom.y).toBeGreaterThan(85);
});

it.each([
  [479, 12, 24, 48],
  [480, 16, 28, 60],
  [768, 18, 32, 72],
  [1024, 20, 36, 84],
])('in a window of %i px text is %i, %i or %i px large', (width, smallest, standard, largest) => {
  expect(textSizesAt(width)).toEqual({ smallest, standard, largest });
});
