import { abs, floor } from './math.js';
import { planar, type Planar, type Plane } from './planar.js';
import type { Window } from './resample.js';
import { clamp } from './scalar.js';
import { scratchPlane } from './scratch.js';

function catmullRom(t: number): number {
  const d = abs(t);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0;
}

const widened = scratchPlane();

/** Separable Catmull-Rom; keeps more detail than bilinear for small zooms. */
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
  const wide = widened(width * h);
  const { index, weight } = columns;
  for (let y = 0, to = 0; y < h; y++) {
    const from = y * w;
    for (let k = 0; k < index.length; k += 4) {
      wide[to++] =
        weight[k] * source[from + index[k]] +
        weight[k + 1] * source[from + index[k + 1]] +
        weight[k + 2] * source[from + index[k + 2]] +
        weight[k + 3] * source[from + index[k + 3]];
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

/**
 * Catmull-Rom warp: out(x, y) = source(x + dx, y + dy), displacements in pixels; edges clamped.
 * @param room pixels of the source around the result
 */
export function warpByField(source: Planar, dx: Plane, dy: Plane, room = 0): Planar {
  const { width, height, r, g, b } = source;
  const out = planar(width - 2 * room, height - 2 * room);
  const wx = new Float32Array(4);
  const column = new Int32Array(4);
  for (let y = room, o = 0; y < height - room; y++) {
    for (let x = room; x < width - room; x++, o++) {
      const u = x + dx[y * width + x];
      const v = y + dy[y * width + x];
      const iu = floor(u);
      const iv = floor(v);
      for (let i = 0; i < 4; i++) {
        wx[i] = catmullRom(u - (iu - 1 + i));
        column[i] = clamp(iu - 1 + i, 0, width - 1);
      }
      let sr = 0;
      let sg = 0;
      let sb = 0;
      for (let j = 0; j < 4; j++) {
        const row = clamp(iv - 1 + j, 0, height - 1) * width;
        const wy = catmullRom(v - (iv - 1 + j));
        for (let i = 0; i < 4; i++) {
          const q = row + column[i];
          const weight = wx[i] * wy;
          sr += r[q] * weight;
          sg += g[q] * weight;
          sb += b[q] * weight;
        }
      }
      out.r[o] = clamp(sr);
      out.g[o] = clamp(sg);
      out.b[o] = clamp(sb);
    }
  }
  return out;
}
