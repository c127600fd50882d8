import { abs, ceil, floor, min } from './math.js';
import { clamp } from './scalar.js';
import { planar, type Planar, type Plane } from './planar.js';

/** Mean over factor × factor cells; remainder rows and columns join the last cell's clamp. */
export function downsample(
  source: Plane,
  width: number,
  height: number,
  factor: number,
): { plane: Plane; width: number; height: number } {
  const w = ceil(width / factor);
  const h = ceil(height / factor);
  const plane = new Float32Array(w * h);
  const scale = 1 / (factor * factor);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let j = 0; j < factor; j++) {
        const base = min(y * factor + j, height - 1) * width;
        for (let i = 0; i < factor; i++) sum += source[base + min(x * factor + i, width - 1)];
      }
      plane[y * w + x] = sum * scale;
    }
  }
  return { plane, width: w, height: h };
}

export function downsamplePlanar(image: Planar, factor: number): Planar {
  const r = downsample(image.r, image.width, image.height, factor);
  return {
    width: r.width,
    height: r.height,
    r: r.plane,
    g: downsample(image.g, image.width, image.height, factor).plane,
    b: downsample(image.b, image.width, image.height, factor).plane,
  };
}

/** Bilinear, pixel centres aligned. */
export function resize(source: Plane, w: number, h: number, width: number, height: number): Plane {
  return resizeWindow(source, w, h, { x: 0, y: 0, width: w, height: h }, width, height);
}

/** A rectangle in source pixels, fractional allowed. */
export type Window = { x: number; y: number; width: number; height: number };

/** Bilinear resampling of a window of the source to width × height. */
export function resizeWindow(
  source: Plane,
  w: number,
  h: number,
  window: Window,
  width: number,
  height: number,
): Plane {
  const out = new Float32Array(width * height);
  const left = new Int32Array(width);
  const right = new Int32Array(width);
  const weight = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = clamp(window.x + ((x + 0.5) * window.width) / width - 0.5, 0, w - 1);
    left[x] = u | 0;
    right[x] = min(left[x] + 1, w - 1);
    weight[x] = u - left[x];
  }
  const row = new Float32Array(w);
  for (let y = 0; y < height; y++) {
    const v = clamp(window.y + ((y + 0.5) * window.height) / height - 0.5, 0, h - 1);
    const top = v | 0;
    const t = v - top;
    const a = top * w;
    const b = min(top + 1, h - 1) * w;
    for (let x = 0; x < w; x++) row[x] = source[a + x] + (source[b + x] - source[a + x]) * t;
    const base = y * width;
    for (let x = 0; x < width; x++) {
      const p = row[left[x]];
      out[base + x] = p + (row[right[x]] - p) * weight[x];
    }
  }
  return out;
}

/** Catmull-Rom weight of a sample at distance `t`. */
function catmullRom(t: number): number {
  const d = abs(t);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0;
}

/** Catmull-Rom resampling of a window, separable; keeps more detail than bilinear for small zooms. */
export function resizeWindowCubic(
  source: Plane,
  w: number,
  h: number,
  window: Window,
  width: number,
  height: number,
): Plane {
  const columns = taps(window.x, window.width, w, width);
  const rows = taps(window.y, window.height, h, height);
  const wide = new Float32Array(width * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0, k = 0; x < width; x++, k += 4) {
      let sum = 0;
      for (let i = 0; i < 4; i++)
        sum += columns.weight[k + i] * source[y * w + columns.index[k + i]];
      wide[y * width + x] = sum;
    }
  }
  const out = new Float32Array(width * height);
  for (let y = 0, k = 0; y < height; y++, k += 4) {
    const base = y * width;
    const [r0, r1, r2, r3] = [0, 1, 2, 3].map((i) => rows.index[k + i] * width);
    const [w0, w1, w2, w3] = [0, 1, 2, 3].map((i) => rows.weight[k + i]);
    for (let x = 0; x < width; x++) {
      out[base + x] = w0 * wide[r0 + x] + w1 * wide[r1 + x] + w2 * wide[r2 + x] + w3 * wide[r3 + x];
    }
  }
  return out;
}

function taps(start: number, extent: number, limit: number, count: number) {
  const index = new Int32Array(count * 4);
  const weight = new Float32Array(count * 4);
  for (let x = 0; x < count; x++) {
    const u = start + ((x + 0.5) * extent) / count - 0.5;
    const first = floor(u);
    for (let i = 0; i < 4; i++) {
      index[x * 4 + i] = clamp(first - 1 + i, 0, limit - 1);
      weight[x * 4 + i] = catmullRom(u - (first - 1 + i));
    }
  }
  return { index, weight };
}

/** Rows of a 2×3 matrix taking output pixel centres to source pixel centres. */
export type Affine = readonly [number, number, number, number, number, number];

/** Catmull-Rom warp: out(x, y) = source(M·(x, y, 1)); edges clamped. The source must not be much finer than the output. */
export function warpCubic(source: Planar, m: Affine, width: number, height: number): Planar {
  return warp(source, width, height, (x, y, place) => {
    place[0] = m[0] * x + m[1] * y + m[2];
    place[1] = m[3] * x + m[4] * y + m[5];
  });
}

/** Catmull-Rom warp: out(x, y) = source(x + dx, y + dy), displacements in pixels; edges clamped. */
export function warpByField(source: Planar, dx: Plane, dy: Plane): Planar {
  const { width, height } = source;
  return warp(source, width, height, (x, y, place) => {
    place[0] = x + dx[y * width + x];
    place[1] = y + dy[y * width + x];
  });
}

function warp(
  source: Planar,
  width: number,
  height: number,
  find: (x: number, y: number, place: Float64Array) => void,
): Planar {
  const out = planar(width, height);
  const { width: w, height: h, r, g, b } = source;
  const wx = new Float32Array(4);
  const column = new Int32Array(4);
  const place = new Float64Array(2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      find(x, y, place);
      const u = place[0];
      const v = place[1];
      const iu = floor(u);
      const iv = floor(v);
      for (let i = 0; i < 4; i++) {
        wx[i] = catmullRom(u - (iu - 1 + i));
        column[i] = clamp(iu - 1 + i, 0, w - 1);
      }
      let [sr, sg, sb] = [0, 0, 0];
      for (let j = 0; j < 4; j++) {
        const row = clamp(iv - 1 + j, 0, h - 1) * w;
        const wy = catmullRom(v - (iv - 1 + j));
        for (let i = 0; i < 4; i++) {
          const q = row + column[i];
          const weight = wx[i] * wy;
          sr += r[q] * weight;
          sg += g[q] * weight;
          sb += b[q] * weight;
        }
      }
      const o = y * width + x;
      out.r[o] = clamp(sr);
      out.g[o] = clamp(sg);
      out.b[o] = clamp(sb);
    }
  }
  return out;
}
