import { ceil, floor, hypot, max, min, sqrt } from '../../pixels/math.js';
import type { Planar, Plane } from '../../pixels/planar.js';
import type { Random } from '../../pixels/random.js';
import { clamp, smoothstep } from '../../pixels/scalar.js';

/** What has been painted so far. */
export type PaintLayer = {
  colour: Planar;
  /** Thickness of the paint. */
  relief: Plane;
  /** Number of the last stroke that touched a pixel: a stroke covers each pixel once. */
  stamp: Int32Array;
  strokes: number;
};

/** A path in pixels, and the brush that follows it. */
export type Stroke = {
  xs: Float32Array;
  ys: Float32Array;
  count: number;
  radius: number;
  colour: readonly [number, number, number];
  /** Unevenness of the colour between bristles. */
  streak: number;
  /** Paint thickness. */
  body: number;
};

const MOST_BRISTLES = 26;
const bristles = new Float32Array(MOST_BRISTLES + 3);
const lengths = new Float32Array(512);

/** Lays down one stroke: bristle streaks along the path, a ridge at its edges, paint running out at its end. */
export function layStroke(layer: PaintLayer, stroke: Stroke, random: Random): void {
  const { xs, ys, count, radius, colour } = stroke;
  const { width, height, r, g, b } = layer.colour;
  const { relief, stamp } = layer;
  const id = ++layer.strokes;
  lengths[0] = 0;
  for (let k = 1; k < count; k++) {
    lengths[k] = lengths[k - 1] + hypot(xs[k] - xs[k - 1], ys[k] - ys[k - 1]);
  }
  const total = lengths[count - 1] || 1;
  const hairs = clamp(floor(radius * 1.1), 3, MOST_BRISTLES);
  for (let i = 0; i < hairs + 2; i++) bristles[i] = random.next();
  const load = 0.95 + 0.3 * random.next();
  const thick = min(1.6, 0.35 + radius * 0.07) * stroke.body;

  for (let k = 1; k < count; k++) {
    const [ax, ay] = [xs[k - 1], ys[k - 1]];
    const [dx, dy] = [xs[k] - ax, ys[k] - ay];
    const square = dx * dx + dy * dy || 1;
    const length = sqrt(square);
    const last = k === count - 1;
    const x0 = max(0, floor(min(ax, xs[k]) - radius - 1));
    const x1 = min(width - 1, ceil(max(ax, xs[k]) + radius + 1));
    const y0 = max(0, floor(min(ay, ys[k]) - radius - 1));
    const y1 = min(height - 1, ceil(max(ay, ys[k]) + radius + 1));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const i = y * width + x;
        if (stamp[i] === id) continue;
        const t = ((x - ax) * dx + (y - ay) * dy) / square;
        if (t > 1 && !last) continue;
        const c = t < 0 ? 0 : t > 1 ? 1 : t;
        const [ex, ey] = [x - ax - c * dx, y - ay - c * dy];
        const away = sqrt(ex * ex + ey * ey);
        const u = (lengths[k - 1] + c * length) / total;
        const taper = min(1, min(u * 5, (1 - u) * 3.2) + 0.15);
        const half = radius * (0.55 + 0.45 * taper);
        if (away > half + 0.5) continue;
        const across = (((x - ax) * dy - (y - ay) * dx) / (length * radius)) * 0.5 + 0.5;
        const place = across < 0 ? 0 : across > 1 ? hairs : across * hairs;
        const hair = place | 0;
        const wear = bristles[hair] + (bristles[hair + 1] - bristles[hair]) * (place - hair);
        const dry = u > 0.65 ? (u - 0.65) * 2 * (1 - wear) : 0;
        const cover = clamp(half + 0.5 - away) * clamp(load - dry);
        if (cover <= 0.02) continue;
        stamp[i] = id;
        const shade = 1 + (wear - 0.5) * stroke.streak;
        r[i] += (colour[0] * shade - r[i]) * cover;
        g[i] += (colour[1] * shade - g[i]) * cover;
        b[i] += (colour[2] * shade - b[i]) * cover;
        const ridge = 0.27 * smoothstep(0.4, 0.9, away / half);
        const paint = relief[i] * 0.35 + (wear * 0.55 + ridge + 0.3) * thick;
        relief[i] += (paint - relief[i]) * cover;
      }
    }
  }
}
