import type { Box } from '../../../analysis/geometry.js';
import { hypot, min } from '../../../imaging/math.js';
import type { Window } from '../../../imaging/resample.js';
import { VARIATIONS } from './variation.js';

/** Wanted differences of two frames in the face's place and size, as shares of the side, best first. */
const APART = [0.12, 0.1, 0.08, 0.064] as const;

/** A set of the first frame and seven choices, if possible with the face far apart in place or size. */
export function spreadFrames(first: Window, choices: readonly Window[], face: Box): Window[] {
  const sets = APART.map((apart) => framesApart(apart, first, choices, face));
  return sets.find(({ isApart }) => isApart)?.frames ?? sets[sets.length - 1].frames;
}

/** Those farthest from the first frame that are `apart`, and where none is, the ones farthest from all. */
function framesApart(apart: number, first: Window, choices: readonly Window[], face: Box) {
  const place = ({ x, y, width }: Window) => [
    (face.x + face.width / 2 - x) / width,
    (face.y + face.height / 2 - y) / width,
    face.height / width,
  ];
  const between = (a: readonly number[], b: readonly number[]) =>
    hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const places = choices.map(place);
  const fromFirst = places.map((own) => between(own, place(first)));
  const frames = [first];
  const away = fromFirst.slice();
  let isApart = true;
  while (frames.length < VARIATIONS.length) {
    const indexes = choices.map((_, i) => i);
    const others = indexes.filter((i) => away[i] >= apart);
    isApart &&= others.length > 0;
    const next =
      others.length > 0
        ? others.reduce((best, i) => (fromFirst[i] > fromFirst[best] ? i : best))
        : indexes.reduce((best, i) => (away[i] > away[best] ? i : best));
    frames.push(choices[next]);
    places.forEach((own, i) => (away[i] = min(away[i], between(own, places[next]))));
  }
  return { frames, isApart };
}
