import { ceil, exp, max, min, round } from './math.js';
import { type Checkpoint, within } from './checkpoint.js';
import type { FlowField } from './flow.js';
import type { Plane } from './planar.js';

/** Rows between checkpoints: a few hundredths of a second at full size. */
const ROWS = 64;
const RESPONDED = 0.6;
/** Edge strength treated as flat, in lightness per pixel. */
const FLAT = 0.003;

type SmearOptions = {
  /** Pixels to either side. */
  readonly reach: number;
  /** Pixels between samples; above 1 for sources without fine detail. */
  readonly step?: number;
  readonly where?: Plane;
};

/** Line integral convolution (Cabral, Leedom, SIGGRAPH 1993); the flow may have half the size. */
export async function smearAlong(
  source: Plane,
  width: number,
  height: number,
  flow: FlowField,
  { reach, step = 1, where }: SmearOptions,
  checkpoint: Checkpoint,
): Promise<Plane> {
  const shift = flow.width < width ? 1 : 0;
  const { tx, ty, width: across } = flow;
  const out = source.slice();
  const steps = max(1, round(reach / step));
  const smearRow = (y: number) => {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (where && where[i] <= 0) continue;
      const home = (y >> shift) * across + (x >> shift);
      let sum = source[i];
      let count = 1;
      for (let side = -step; side <= step; side += 2 * step) {
        let vx = tx[home] * side;
        let vy = ty[home] * side;
        let px = x + 0.5;
        let py = y + 0.5;
        for (let n = 0; n < steps; n++) {
          px += vx;
          py += vy;
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          const column = px | 0;
          const row = py | 0;
          sum += source[row * width + column];
          count++;
          const j = (row >> shift) * across + (column >> shift);
          const turn = tx[j] * vx + ty[j] * vy < 0 ? -step : step;
          vx = tx[j] * turn;
          vy = ty[j] * turn;
        }
      }
      out[i] = sum / count;
    }
  };
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) await checkpoint(y / height);
    smearRow(y);
  }
  return out;
}

/**
 * Dark lines, 0..1 (Kang, Lee, Chui: Flow-Based Image Abstraction, TVCG 2009).
 * @param flow of the same picture; flat parts have no lines
 * @param sigma half-width of a line in pixels
 */
export async function flowLines(
  gray: Plane,
  width: number,
  height: number,
  flow: FlowField,
  sigma: number,
  gain: number,
  checkpoint: Checkpoint,
): Promise<Plane> {
  const shift = flow.width < width ? 1 : 0;
  const reach = ceil(sigma * 3.2);
  const kernel = new Float32Array(reach + 1);
  const [centre, around] = [new Float32Array(reach + 1), new Float32Array(reach + 1)];
  let [a, b] = [0, 0];
  for (let t = 0; t <= reach; t++) {
    centre[t] = exp((-t * t) / (2 * sigma * sigma));
    around[t] = exp((-t * t) / (2 * sigma * sigma * 2.56));
    a += t ? 2 * centre[t] : centre[t];
    b += t ? 2 * around[t] : around[t];
  }
  for (let t = 0; t <= reach; t++) kernel[t] = around[t] / b - centre[t] / a;
  const response = new Float32Array(gray.length);
  const where = new Float32Array(gray.length);
  const at = (x: number, y: number) => {
    const column = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
    const row = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
    const left = column | 0;
    const top = row | 0;
    const i = top * width + left;
    const right = left < width - 1 ? i + 1 : i;
    const below = top < height - 1 ? width : 0;
    const [u, v] = [column - left, row - top];
    const upper = gray[i] + (gray[right] - gray[i]) * u;
    const lower = gray[i + below] + (gray[right + below] - gray[i + below]) * u;
    return upper + (lower - upper) * v;
  };
  const respondInRow = (y: number) => {
    for (let x = 0; x < width; x++) {
      const j = (y >> shift) * flow.width + (x >> shift);
      if (flow.strength[j] < FLAT) continue;
      const nx = -flow.ty[j];
      const ny = flow.tx[j];
      let sum = kernel[0] * gray[y * width + x];
      for (let t = 1; t <= reach; t++)
        sum += kernel[t] * (at(x + nx * t, y + ny * t) + at(x - nx * t, y - ny * t));
      response[y * width + x] = sum;
      where[y * width + x] = 1;
    }
  };
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) await checkpoint((RESPONDED * y) / height);
    respondInRow(y);
  }
  const rest = within(checkpoint, RESPONDED, 1);
  const options = { reach: sigma * 4, where };
  const along = await smearAlong(response, width, height, flow, options, rest);
  for (let i = 0; i < along.length; i++) along[i] = min(1, max(0, along[i] - 0.003) * gain);
  return along;
}
