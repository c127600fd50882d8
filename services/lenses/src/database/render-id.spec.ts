import { renderIdOf } from './render-id.js';

const generation = '3f0c9b1e-5d1f-4c54-9f6e-0b7c6f5b7a11';

/** Holds and pictures are stored under these ids: a change would lose both. */
it.each([
  [0, '851bfc04-419f-5e71-9a06-d540a94fabfe'],
  [1, '5779d978-e39d-59aa-a1b4-53bbb88566a7'],
  [7, '756f412e-88bb-55c2-ab1d-ad39135b71c5'],
])('image %i of a generation always has the same id', (index, id) => {
  expect(renderIdOf(generation, index)).toBe(id);
});
