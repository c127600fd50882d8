import { floor, hypot, max, min, PI, round } from '../../../imaging/math.js';
import type { Planar } from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

const CORNERS = [
  [33, 133],
  [362, 263],
] as const;

/** Radii in widths of the eye: search area, largest pupil, and surroundings that hold no red. */
const REACH = 0.36;
const LARGEST_PUPIL = 0.27;
const AROUND = 0.6;
/** Maximum share of red around the pupil, where a tinted lens is as red as in its middle. */
const MOST_AROUND = 0.15;
/** Minimum area of the smaller pupil as a share of the larger. */
const LEAST_OF_PAIR = 0.15;
/** Minimum red of a pair, as a share of the largest pupil. */
const LEAST_RED = 0.01;

type Eye = { readonly x: number; readonly y: number; readonly width: number };

/** In place: strongly red pupils, relative to the cheeks' color. Both eyes have one, no lens. */
export function removeRedEye(image: Planar, landmarks: Landmarks): void {
  const redness = rednessOf(image, max(1, rednessOfCheeks(image, landmarks)));
  const eyes = CORNERS.map(([outer, inner]) => {
    const [p, q] = [landmarks[outer], landmarks[inner]];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, width: hypot(p.x - q.x, p.y - q.y) };
  });
  const [right, left] = eyes.map((eye) => pupilOf(image, eye, redness));
  const smaller = min(right, left);
  if (smaller < LEAST_RED || smaller < LEAST_OF_PAIR * max(right, left)) return;
  for (const eye of eyes) {
    const reach = REACH * eye.width;
    eachNear(image, eye, reach, (i, away) => {
      const red = redness(i) * smoothstep(reach, reach * 0.7, away);
      if (red === 0) return;
      const { r, g, b } = image;
      const dark = clamp(min(g[i], b[i]) * 0.7);
      r[i] += (dark * 1.05 - r[i]) * red;
      g[i] += (dark - g[i]) * red;
      b[i] += (dark - b[i]) * red;
    });
  }
}

/** Red area in the eye as a share of the largest pupil; 0 if it is larger or not alone. */
function pupilOf(image: Planar, eye: Eye, redness: (i: number) => number): number {
  const reach = REACH * eye.width;
  let [inside, around, ring] = [0, 0, 0];
  eachNear(image, eye, AROUND * eye.width, (i, away) => {
    if (away < reach) inside += redness(i);
    else {
      around += redness(i);
      ring++;
    }
  });
  const share = inside / (PI * (LARGEST_PUPIL * eye.width) ** 2);
  return share > 1 || around > MOST_AROUND * ring ? 0 : share;
}

function eachNear(
  { width, height }: Planar,
  { x: cx, y: cy }: Eye,
  radius: number,
  visit: (i: number, away: number) => void,
): void {
  for (let y = max(0, floor(cy - radius)); y < min(height, cy + radius); y++) {
    for (let x = max(0, floor(cx - radius)); x < min(width, cx + radius); x++) {
      const away = hypot(x - cx, y - cy);
      if (away < radius) visit(y * width + x, away);
    }
  }
}

function rednessOf({ r, g, b }: Planar, usual: number): (i: number) => number {
  return (i) =>
    smoothstep(1.08, 1.32, r[i] / (max(g[i], b[i]) + 0.02) / usual) * smoothstep(0.3, 0.42, r[i]);
}

function rednessOfCheeks({ width, height, r, g, b }: Planar, landmarks: Landmarks): number {
  const ratios = [50, 101, 205, 280, 330, 425].map((id) => {
    const x = clamp(round(landmarks[id].x), 0, width - 1);
    const y = clamp(round(landmarks[id].y), 0, height - 1);
    const i = y * width + x;
    return r[i] / (max(g[i], b[i]) + 0.02);
  });
  return ratios.sort((p, q) => p - q)[3];
}
