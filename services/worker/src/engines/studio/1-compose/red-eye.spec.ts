import { eachPlane } from '../../../imaging/planar.js';
import { personPhoto, viewOf } from '../../../testing/person-view.js';
import { analyserSuite } from '../../../testing/suites.js';
import type { View } from '../model/view.js';
import { removeRedEye } from './red-eye.js';

const analyser = analyserSuite();
let view: View;
beforeAll(async () => {
  view = await viewOf(analyser, await personPhoto('person-33'), 512);
});

const EYES = [
  [33, 133],
  [362, 263],
] as const;

/** Tints discs around the eyes, of a radius in widths of the eye. */
function tinted(radius: number, tint: readonly [number, number, number], eyes = EYES.slice()) {
  const picture = eachPlane(view.picture, (plane) => plane.slice());
  for (const [outer, inner] of eyes) {
    const [p, q] = [view.landmarks[outer], view.landmarks[inner]];
    const [cx, cy] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    const reach = radius * Math.hypot(p.x - q.x, p.y - q.y);
    for (let i = 0; i < picture.r.length; i++) {
      const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
      if (Math.hypot(x - cx, y - cy) > reach) continue;
      [picture.r[i], picture.g[i], picture.b[i]] = tint;
    }
  }
  return picture;
}

const redOf = ({ r, g, b }: View['picture']) =>
  r.filter((v, i) => v > 0.35 && v > 1.8 * Math.max(g[i], b[i])).length;

test('red pupils become dark', () => {
  const picture = tinted(0.17, [0.75, 0.1, 0.1]);
  const elsewhere = redOf(view.picture);
  const before = redOf(picture) - elsewhere;
  removeRedEye(picture, view.landmarks);
  expect(before).toBeGreaterThan(20);
  expect(redOf(picture) - elsewhere).toBeLessThan(0.15 * before);
});

test.each([
  ['sunglasses', 0.95, EYES.slice()],
  ['narrow lenses', 0.5, EYES.slice()],
  ['large colored irises', 0.34, EYES.slice()],
  ['a thing in front of one eye', 0.2, EYES.slice(1)],
])('red %s stay red', (_name, radius, eyes) => {
  const picture = tinted(radius, [0.75, 0.1, 0.1], eyes);
  const before = redOf(picture);
  removeRedEye(picture, view.landmarks);
  expect(redOf(picture)).toBe(before);
});
