import { abs, floor, hypot, max, min } from '../../../imaging/math.js';
import { softNoise } from '../../../imaging/noise.js';
import { planar, type Planar, type Plane } from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import type { Window } from '../../../imaging/resample.js';
import { clamp, mix } from '../../../imaging/scalar.js';

const OPENING = { x: 0.09, y: 0.06, side: 0.82 } as const;
const CORNER = 0.008;
const PAPER = [0.955, 0.945, 0.92] as const;

export function frameBehindCard(wanted: Window): Window {
  const side = wanted.width / OPENING.side;
  return {
    x: wanted.x - OPENING.x * side,
    y: wanted.y - OPENING.y * side,
    width: side,
    height: side,
  };
}

/** Distance from the opening, as a share of the side; negative inside it. */
function edgeAt(x: number, y: number, size: number): number {
  const half = OPENING.side / 2;
  const qx = abs((x + 0.5) / size - OPENING.x - half) - half + CORNER;
  const qy = abs((y + 0.5) / size - OPENING.y - half) - half + CORNER;
  return hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - CORNER;
}

/** @param alpha of the person @returns alpha of the person and the card */
export function withCard(alpha: Plane, size: number): Plane {
  return alpha.map((a, i) => max(a, clamp(0.5 + edgeAt(i % size, floor(i / size), size) * size)));
}

export function instantBorder(image: Planar, random: Random): Planar {
  const { width, height } = image;
  const fibre = softNoise(width, height, max(4, width / 40), 3, random, 2);
  const out = planar(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const edge = edgeAt(x, y, width);
      const card = clamp(0.5 + edge * width);
      const bevel = 1 - 0.1 * clamp(1 - edge * 260) * card;
      const inner = 1 - 0.22 * clamp(1 + edge * 110) * (1 - card);
      const tone = bevel * (1 + (fibre[i] - 0.5) * 0.03);
      out.r[i] = mix(image.r[i] * inner, PAPER[0] * tone, card);
      out.g[i] = mix(image.g[i] * inner, PAPER[1] * tone, card);
      out.b[i] = mix(image.b[i] * inner, PAPER[2] * tone, card);
    }
  }
  return out;
}
