import { fillHoles } from './fill-holes.js';

const SIZE = 5;

test('an ornament comes back, a bay of the background does not', () => {
  const before = new Float32Array(SIZE * SIZE);
  for (let y = 1; y < SIZE; y++) for (let x = 1; x < SIZE - 1; x++) before[y * SIZE + x] = 0.9;
  const people = before.slice();
  const [ornament, bay] = [2 * SIZE + 2, SIZE + 1];
  people[ornament] = people[bay] = 0.1;
  fillHoles(people, before, SIZE);
  expect(people[ornament]).toBeCloseTo(0.9);
  expect(people[bay]).toBeCloseTo(0.1);
});
