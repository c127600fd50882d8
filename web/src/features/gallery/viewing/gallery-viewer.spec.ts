import { indexIn, placeAt } from './gallery-viewer.js';
import { imageNamed, listOf } from '../../../lib/images/images.fixtures.js';

it.each([
  [0, { page: 1, offset: 0 }],
  [49, { page: 2, offset: 1 }],
  [-1, { page: 3, offset: 3 }],
  [100, { page: 1, offset: 0 }],
])('finds the place of index %i among 100 images by 48', (index, place) => {
  expect(placeAt(index, 100, 48)).toEqual(place);
});

it('counts an image’s index across pages', () => {
  const list = listOf([imageNamed('a'), imageNamed('b')], { page: 3 });
  expect(indexIn(list, 'b', 8)).toBe(17);
  expect(indexIn(list, 'elsewhere', 8)).toBeNull();
});
