import { abs, ceil, floor, hypot, max, min, sqrt } from '../../../../imaging/math.js';
import type { Planar, Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { clamp, smoothstep } from '../../../../imaging/scalar.js';

export type PaintLayer = {
  colour: Planar;
  relief: Plane;
  /** Number of the last stroke per pixel: a stroke covers each pixel once. */
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
  streak: number;
  thickness: number;
};

const MOST_BRISTLES = 26;
const bristles = new Float32Array(MOST_BRISTLES + 3);
const lengths = new Float32Array(512);
const span = new Int32Array(2);

/** Narrows the row to low ≤ (x - from)·slope ≤ high, plus one pixel. */
function narrow(from: number, slope: number, low: number, high: number): void {
  if (abs(slope) < 1e-3) {
    if (low > 1 || high < -1) span[1] = -1;
    return;
  }
  const a = from + low / slope;
  const b = from + high / slope;
  span[0] = max(span[0], floor(min(a, b)));
  span[1] = min(span[1], ceil(max(a, b)));
}

/** Bristle streaks along the path, ridges at its edges, fading paint at its end. */
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
  const { streak, thickness } = stroke;
  const [red, green, blue] = colour;

  const reach = radius + 0.5;
  let [lastX, lastY] = [0, 0];
  for (let k = 1; k < count; k++) {
    const ax = xs[k - 1];
    const ay = ys[k - 1];
    const dx = xs[k] - ax;
    const dy = ys[k] - ay;
    const square = dx * dx + dy * dy || 1;
    const length = sqrt(square);
    const last = k === count - 1;
    // Joins: a wedge at the start of a segment, a round tip at the end of the path.
    const bend = abs(lastX * dy - lastY * dx) / length + (lastX * dx + lastY * dy < 0 ? 1 : 0);
    const behind = k === 1 ? reach : min(1, bend) * reach + 1;
    lastX = dx / length;
    lastY = dy / length;
    // Increment per column of the position along (0..1) and across (pixels) the segment.
    const [tx, px] = [dx / square, lastY];
    const [uFrom, uStep] = [lengths[k - 1] / total, length / total];
    const bottom = min(height - 1, ceil(max(ay, ys[k]) + radius + 1));
    for (let y = max(0, floor(min(ay, ys[k]) - radius - 1)); y <= bottom; y++) {
      span[0] = max(0, floor(min(ax, xs[k]) - radius - 1));
      span[1] = min(width - 1, ceil(max(ax, xs[k]) + radius + 1));
      const down = y - ay;
      narrow(ax, lastX, -behind - down * lastY, length + (last ? reach : 0) - down * lastY);
      narrow(ax, lastY, down * lastX - reach, down * lastX + reach);
      const first = span[0];
      const end = y * width + span[1];
      let t = (down * dy) / square + (first - ax) * tx;
      let p = -down * lastX + (first - ax) * px;
      for (let i = y * width + first; i <= end; i++, t += tx, p += px) {
        if (stamp[i] === id || (t > 1 && !last)) continue;
        const c = t < 0 ? 0 : t > 1 ? 1 : t;
        const beyond = (t - c) * length;
        const away = beyond === 0 ? abs(p) : sqrt(beyond * beyond + p * p);
        const u = uFrom + c * uStep;
        const begun = u * 5;
        const left = (1 - u) * 3.2;
        const taper = (begun < left ? begun : left) + 0.15;
        const half = taper < 1 ? radius * (0.55 + 0.45 * taper) : radius;
        if (away > half + 0.5) continue;
        const across = (p / radius) * 0.5 + 0.5;
        const place = across < 0 ? 0 : across > 1 ? hairs : across * hairs;
        const hair = place | 0;
        const wear = bristles[hair] + (bristles[hair + 1] - bristles[hair]) * (place - hair);
        const dry = u > 0.65 ? (u - 0.65) * 2 * (1 - wear) : 0;
        const inside = away < half - 0.5 ? 1 : half + 0.5 - away;
        const cover = inside * (load - dry < 1 ? load - dry : 1);
        if (cover <= 0.02) continue;
        stamp[i] = id;
        const shade = 1 + (wear - 0.5) * streak;
        r[i] += (red * shade - r[i]) * cover;
        g[i] += (green * shade - g[i]) * cover;
        b[i] += (blue * shade - b[i]) * cover;
        const ridge = away > 0.4 * half ? 0.27 * smoothstep(0.4, 0.9, away / half) : 0;
        const paint = relief[i] * 0.35 + (wear * 0.55 + ridge + 0.3) * thickness;
        relief[i] += (paint - relief[i]) * cover;
      }
    }
  }
}
