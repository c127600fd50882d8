import { planar } from '../../../imaging/planar.js';
import { dropBackgroundPatches } from './background-patches.js';

const SIZE = 128;
const FACE = 50;
const HEAD = { x: 64, y: 64, radius: 36 };
const LANDMARKS = Array.from({ length: 468 }, (_, i) => ({
  x: HEAD.x + 12 * Math.cos(i),
  y: i === 105 || i === 334 ? 64 : 82 + 12 * Math.sin(i),
  z: 0,
}));
const PATCH = { x: 81, y: 30, radius: 6 };

function sitter({ hair, wall, doubt }: { hair: number; wall: number; doubt: number }) {
  const image = planar(SIZE, SIZE);
  const people = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x;
      const isHead = Math.hypot(x - HEAD.x, y - HEAD.y) < HEAD.radius;
      const isPatch = Math.hypot(x - PATCH.x, y - PATCH.y) < PATCH.radius;
      image.r[i] = image.g[i] = image.b[i] = isHead ? hair : wall;
      people[i] = isHead ? 1 : isPatch ? doubt : 0;
    }
  }
  return { image, people };
}

const at = (plane: Float32Array, x: number, y: number) => plane[y * SIZE + x];

test.each([0.6, 0.95, 1])('a light patch of the wall is no hair: probability %d', (doubt) => {
  const { image, people } = sitter({ hair: 0.15, wall: 0.8, doubt });
  dropBackgroundPatches(image, people, LANDMARKS, FACE);
  expect(at(people, PATCH.x + 1, PATCH.y - 2)).toBeLessThan(0.1);
  expect(at(people, HEAD.x, 36)).toBe(1);
  expect(at(people, HEAD.x, HEAD.y)).toBe(1);
});

test.each([
  ['the wall is as light as the hair', { hair: 0.7, wall: 0.72, doubt: 0.6 }],
  ['fair hair may have a rim of light', { hair: 0.72, wall: 1, doubt: 0.6 }],
  ['the wall is darker than the hair', { hair: 0.7, wall: 0.1, doubt: 0.6 }],
])('what may be hair stays: %s', (_case, tones) => {
  const { image, people } = sitter(tones);
  const before = people.slice();
  dropBackgroundPatches(image, people, LANDMARKS, FACE);
  expect([...people]).toEqual([...before]);
});

test('a brown crown of a dark hat is no light wall', () => {
  const { image, people } = sitter({ hair: 0.1, wall: 0.9, doubt: 0.6 });
  const crown = (PATCH.y - 1) * SIZE + PATCH.x;
  for (let i = 0; i < people.length; i++) {
    if (people[i] > 0.5 && people[i] < 0.7) image.r[i] = image.g[i] = image.b[i] = 0.32;
  }
  dropBackgroundPatches(image, people, LANDMARKS, FACE);
  expect(people[crown]).toBeCloseTo(0.6);
});

test('below the brows nothing changes', () => {
  const { image, people } = sitter({ hair: 0.15, wall: 0.8, doubt: 0.6 });
  people.fill(0.6, 70 * SIZE);
  const before = people.slice(64 * SIZE);
  dropBackgroundPatches(image, people, LANDMARKS, FACE);
  expect([...people.slice(64 * SIZE)]).toEqual([...before]);
});
