import { abs, ceil, floor, max, min, sqrt } from '../../../../imaging/math.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { type Checkpoint, within } from '../../../../imaging/checkpoint.js';
import type { FlowField } from '../../../../imaging/flow.js';
import { eachPlane, type Planar, type Plane } from '../../../../imaging/planar.js';
import { downsample, downsamplePlanar, resize } from '../../../../imaging/resample.js';
import type { Random } from '../../../../imaging/random.js';
import { clamp } from '../../../../imaging/scalar.js';
import { layStroke, type PaintLayer, type Stroke } from './brush.js';
import type { BrushPass } from '../../model/looks.js';

const LONGEST_PATH = 200;

/** Strokes between checkpoints: the largest take about a millisecond. */
const STROKES_AT_ONCE = 200;

/** Brush radius in pixels from which a half-size canvas suffices. */
const BROAD = 6;

/**
 * Curved strokes along the flow, large brushes first (Hertzmann, SIGGRAPH 1998).
 * @param flow at half the motif's size @param importance 0..1 at the motif's size
 * @param faceHeight in pixels
 */
export async function paintStrokes(
  motif: Planar,
  flow: FlowField,
  importance: Plane,
  faceHeight: number,
  passes: readonly BrushPass[],
  random: Random,
  checkpoint: Checkpoint,
): Promise<PaintLayer> {
  const { width, height } = motif;
  const half = downsamplePlanar(motif, 2);
  const under = (0.05 * faceHeight) / 2;
  let layer = canvas(
    eachPlane(half, (plane) => gaussianBlur(plane, half.width, half.height, under)),
  );
  const halfImportance = downsample(importance, width, height, 2).plane;
  for (const [index, pass] of passes.entries()) {
    await checkpoint(index / passes.length);
    const radius = max(1.2, pass.radius * faceHeight);
    const isBroad = radius >= BROAD && layer.colour.width < width;
    if (!isBroad && layer.colour.width < width) layer = enlarged(layer, width, height);
    const part = within(checkpoint, index / passes.length, (index + 1) / passes.length);
    const brush = { ...pass, radius, thickness: min(1.6, 0.35 + radius * 0.07) };
    await (isBroad
      ? paintPass(layer, half, flow, halfImportance, { ...brush, radius: radius / 2 }, random, part)
      : paintPass(layer, motif, flow, importance, brush, random, part));
  }
  return layer.colour.width < width ? enlarged(layer, width, height) : layer;
}

function canvas(colour: Planar): PaintLayer {
  const area = colour.width * colour.height;
  return { colour, relief: new Float32Array(area), stamp: new Int32Array(area), strokes: 0 };
}

function enlarged({ colour, relief }: PaintLayer, width: number, height: number): PaintLayer {
  const to = (plane: Plane) => resize(plane, colour.width, colour.height, width, height);
  const larger = canvas({ ...eachPlane(colour, to), width, height });
  return { ...larger, relief: to(relief) };
}

type Brush = BrushPass & { thickness: number };

async function paintPass(
  layer: PaintLayer,
  motif: Planar,
  flow: FlowField,
  importance: Plane,
  brush: Brush,
  random: Random,
  checkpoint: Checkpoint,
): Promise<void> {
  const { width, height } = motif;
  const { radius } = brush;
  const soft = radius > 3 ? radius * 0.22 : 0;
  const reference =
    soft < 0.3 ? motif : eachPlane(motif, (plane) => gaussianBlur(plane, width, height, soft));
  const step = max(2, radius * brush.spacing);
  const columns = ceil(width / step);
  const order = shuffled(columns * ceil(height / step), random);
  const path = newPath();
  path.thickness = brush.thickness;
  path.streak = radius > 3 ? 0.1 : 0.05;
  for (let n = 0; n < order.length; n++) {
    if (n % STROKES_AT_ONCE === STROKES_AT_ONCE - 1) await checkpoint(n / order.length);
    const cx = ((order[n] % columns) + 0.5) * step;
    const cy = (floor(order[n] / columns) + 0.5) * step;
    const centre = clamp(cy | 0, 0, height - 1) * width + clamp(cx | 0, 0, width - 1);
    if (importance[centre] < brush.importance) continue;
    const start = worstPlace(layer.colour, reference, cx, cy, step);
    if (start.mean < brush.error) continue;
    const at = start.index;
    const even = (random.next() - 0.5) * brush.jitter;
    const tint = () => (random.next() - 0.5) * brush.jitter * 0.8 + even;
    const colour = [
      clamp(reference.r[at] + tint()),
      clamp(reference.g[at] + tint()),
      clamp(reference.b[at] + tint()),
    ] as const;
    const reach = radius * brush.length * random.between(0.25, 0.55);
    tracePath(path, at, reach, radius, colour, layer.colour, reference, flow);
    if (path.count < 2) continue;
    path.radius = radius * random.between(0.85, 1.15);
    path.colour = colour;
    layStroke(layer, path, random);
  }
}

function newPath(): Stroke {
  return {
    xs: new Float32Array(LONGEST_PATH * 2 + 1),
    ys: new Float32Array(LONGEST_PATH * 2 + 1),
    count: 0,
    radius: 0,
    colour: [0, 0, 0],
    streak: 0,
    thickness: 0,
  };
}

function shuffled(count: number, random: Random): Int32Array {
  const out = new Int32Array(count);
  for (let i = 0; i < count; i++) out[i] = i;
  for (let i = count - 1; i > 0; i--) {
    const j = floor(random.next() * (i + 1));
    const held = out[i];
    out[i] = out[j];
    out[j] = held;
  }
  return out;
}

function difference(a: Planar, i: number, r: number, g: number, b: number): number {
  return abs(a.r[i] - r) + abs(a.g[i] - g) + abs(a.b[i] - b);
}

function worstPlace(canvas: Planar, reference: Planar, cx: number, cy: number, step: number) {
  const { width, height } = canvas;
  const stride = max(1, floor(step / 4));
  let [worst, index, total, count] = [-1, 0, 0, 0];
  const yEnd = min(height, cy + step / 2);
  const xEnd = min(width, cx + step / 2);
  for (let y = max(0, floor(cy - step / 2)); y < yEnd; y += stride) {
    for (let x = max(0, floor(cx - step / 2)); x < xEnd; x += stride) {
      const i = y * width + x;
      const e = difference(canvas, i, reference.r[i], reference.g[i], reference.b[i]);
      total += e;
      count++;
      if (e > worst) {
        worst = e;
        index = i;
      }
    }
  }
  return { index, mean: count ? total / count / 3 : 0 };
}

function tracePath(
  path: Stroke,
  from: number,
  reach: number,
  radius: number,
  colour: readonly [number, number, number],
  canvas: Planar,
  reference: Planar,
  flow: FlowField,
): void {
  const { width, height } = reference;
  const step = max(1.5, radius * 0.5);
  const startX = from % width;
  const startY = floor(from / width);
  const shift = flow.width < width ? 1 : 0;
  const first = (startY >> shift) * flow.width + (startX >> shift);
  let back = 0;
  const walk = (direction: 1 | -1, write: (n: number, x: number, y: number) => void): number => {
    let [x, y] = [startX, startY];
    let [vx, vy] = [flow.tx[first] * direction, flow.ty[first] * direction];
    let n = 0;
    for (let gone = 0; gone < reach && n < LONGEST_PATH; gone += step) {
      x += vx * step;
      y += vy * step;
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const i = (y | 0) * width + (x | 0);
      if (gone > radius * 1.2) {
        const off = difference(reference, i, colour[0], colour[1], colour[2]);
        const now = difference(canvas, i, reference.r[i], reference.g[i], reference.b[i]);
        if (off > 0.3 || now < off * 0.8) break;
      }
      write(n++, x, y);
      const j = ((y | 0) >> shift) * flow.width + ((x | 0) >> shift);
      let [nx, ny] = [flow.tx[j], flow.ty[j]];
      if (nx * vx + ny * vy < 0) [nx, ny] = [-nx, -ny];
      vx = vx * 0.3 + nx * 0.7;
      vy = vy * 0.3 + ny * 0.7;
      const length = sqrt(vx * vx + vy * vy) || 1;
      vx /= length;
      vy /= length;
    }
    return n;
  };
  const { xs, ys } = path;
  back = walk(-1, (n, x, y) => {
    xs[n] = x;
    ys[n] = y;
  });
  xs.subarray(0, back).reverse();
  ys.subarray(0, back).reverse();
  xs[back] = startX;
  ys[back] = startY;
  const ahead = walk(1, (n, x, y) => {
    xs[back + 1 + n] = x;
    ys[back + 1 + n] = y;
  });
  path.count = back + 1 + ahead;
}
