import { ceil, exp, max, min, round } from './math.js';
import type { FlowField } from './flow.js';
import type { Plane } from './planar.js';

/**
 * Mean of `source` along the flow, `reach` pixels to either side (line integral convolution: Cabral,
 * Leedom, SIGGRAPH 1993). The flow may be at half the source's size.
 */
export function smearAlong(
  source: Plane,
  width: number,
  height: number,
  flow: FlowField,
  reach: number,
): Plane {
  const shift = flow.width < width ? 1 : 0;
  const out = new Float32Array(source.length);
  const steps = max(1, round(reach));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const home = (y >> shift) * flow.width + (x >> shift);
      let [sum, count] = [source[y * width + x], 1];
      for (let side = -1; side <= 1; side += 2) {
        let vx = flow.tx[home] * side;
        let vy = flow.ty[home] * side;
        let [px, py] = [x + 0.5, y + 0.5];
        for (let n = 0; n < steps; n++) {
          px += vx;
          py += vy;
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          sum += source[(py | 0) * width + (px | 0)];
          count++;
          const j = ((py | 0) >> shift) * flow.width + ((px | 0) >> shift);
          const turn = flow.tx[j] * vx + flow.ty[j] * vy < 0 ? -1 : 1;
          vx = flow.tx[j] * turn;
          vy = flow.ty[j] * turn;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

/**
 * Dark lines of a picture, 0..1: difference of Gaussians across the flow, smoothed along it (Kang, Lee,
 * Chui: Flow-Based Image Abstraction, TVCG 2009).
 * @param sigma half-width of a line in pixels
 */
export function flowLines(
  gray: Plane,
  width: number,
  height: number,
  flow: FlowField,
  sigma: number,
  gain: number,
): Plane {
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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const j = (y >> shift) * flow.width + (x >> shift);
      const [nx, ny] = [-flow.ty[j], flow.tx[j]];
      let sum = kernel[0] * gray[y * width + x];
      for (let t = 1; t <= reach; t++)
        sum += kernel[t] * (at(x + nx * t, y + ny * t) + at(x - nx * t, y - ny * t));
      response[y * width + x] = sum;
    }
  }
  const along = smearAlong(response, width, height, flow, sigma * 4);
  for (let i = 0; i < along.length; i++) along[i] = min(1, max(0, along[i] - 0.003) * gain);
  return along;
}
