import { flood } from '../../../imaging/flood.js';
import type { Plane } from '../../../imaging/planar.js';

/**
 * Gives back, in place, what was taken out of the person's probability inside them: a badge or an ornament, which no
 * background reaches.
 * @param before the probability before anything was taken out
 */
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
