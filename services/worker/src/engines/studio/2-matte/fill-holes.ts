import { flood } from '../../../imaging/flood.js';
import type { Plane } from '../../../imaging/planar.js';

/** Restores badges and ornaments inside the person, in place, from the probability `before`. */
export function fillHoles(people: Plane, before: Plane, size: number): void {
  const isOut = (i: number) => people[i] < 0.5;
  const outside = flood(
    size,
    (i) => (i < size || i % size === 0 || i % size === size - 1) && isOut(i),
    isOut,
  );
  for (let i = 0; i < people.length; i++) {
    if (isOut(i) && outside[i] === 0 && before[i] > people[i]) people[i] = before[i];
  }
}
