import { ceil, floor, min } from './math.js';
import { clamp, mix } from './scalar.js';
import type { Planar, Plane } from './planar.js';

/** Mean over factor × factor cells; the last cells absorb remaining rows and columns. */
export function downsample(
  source: Plane,
  width: number,
  height: number,
  factor: number,
): { plane: Plane; width: number; height: number } {
  const w = ceil(width / factor);
  const h = ceil(height / factor);
  const plane = new Float32Array(w * h);
  const isWhole = width === w * factor && height === h * factor;
  if (isWhole && factor === 2) halve(source, plane, w, h);
  else if (isWhole && factor === 4) quarter(source, plane, w, h);
  else meanOfCells(source, width, height, factor, plane);
  return { plane, width: w, height: h };
}

function halve(source: Plane, out: Plane, w: number, h: number): void {
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0, a = 4 * y * w, b = a + 2 * w; x < w; x++, a += 2, b += 2) {
      out[to++] = (source[a] + source[b] + (source[a + 1] + source[b + 1])) * 0.25;
    }
  }
}

function quarter(source: Plane, out: Plane, w: number, h: number): void {
  const width = 4 * w;
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0, a = 4 * y * width; x < w; x++, a += 4) {
      let sum = 0;
      for (let row = a; row < a + 4 * width; row += width) {
        sum += source[row] + source[row + 1] + source[row + 2] + source[row + 3];
      }
      out[to++] = sum * 0.0625;
    }
  }
}

function meanOfCells(
  source: Plane,
  width: number,
  height: number,
  factor: number,
  plane: Plane,
): void {
  const w = ceil(width / factor);
  const h = ceil(height / factor);
  const scale = 1 / (factor * factor);
  const columns = new Float64Array(w * factor);
  for (let y = 0; y < h; y++) {
    columns.fill(0);
    for (let j = 0; j < factor; j++) {
      const base = min(y * factor + j, height - 1) * width;
      for (let x = 0; x < width; x++) columns[x] += source[base + x];
    }
    for (let x = width; x < columns.length; x++) columns[x] = columns[width - 1];
    for (let x = 0, from = 0; x < w; x++) {
      let sum = 0;
      for (let i = 0; i < factor; i++, from++) sum += columns[from];
      plane[y * w + x] = sum * scale;
    }
  }
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

/** Bilinear sample of a square plane, edges clamped. */
export function lookUp(plane: Plane, side: number, x: number, y: number): number {
  const u = clamp(x, 0, side - 1.001);
  const v = clamp(y, 0, side - 1.001);
  const i = floor(v) * side + floor(u);
  const s = u - floor(u);
  const t = v - floor(v);
  return mix(mix(plane[i], plane[i + 1], s), mix(plane[i + side], plane[i + side + 1], s), t);
}

/** Bilinear, pixel centers aligned. */
export function resize(source: Plane, w: number, h: number, width: number, height: number): Plane {
  return resizeWindow(source, w, h, { x: 0, y: 0, width: w, height: h }, width, height);
}

export type Window = { x: number; y: number; width: number; height: number };

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
  const isWhole = window.x === 0 && window.width === w;
  const row = new Float32Array(w);
  for (let y = 0; y < height; y++) {
    const v = clamp(window.y + ((y + 0.5) * window.height) / height - 0.5, 0, h - 1);
    const top = v | 0;
    const t = v - top;
    const a = top * w;
    const b = min(top + 1, h - 1) * w;
    for (let x = 0; x < w; x++) row[x] = source[a + x] + (source[b + x] - source[a + x]) * t;
    const base = y * width;
    if (isWhole && width === 2 * w) twiceAsWide(row, out, base);
    else if (isWhole && width === 4 * w) fourTimesAsWide(row, out, base);
    else {
      for (let x = 0; x < width; x++) {
        const p = row[left[x]];
        out[base + x] = p + (row[right[x]] - p) * weight[x];
      }
    }
  }
  return out;
}

/** Special case of the general form with constant positions and weights. */
function twiceAsWide(row: Plane, out: Plane, base: number): void {
  const last = row.length - 1;
  out[base] = row[0];
  for (let x = 0, to = base + 1; x < last; x++, to += 2) {
    const p = row[x];
    const step = row[x + 1] - p;
    out[to] = p + step * 0.25;
    out[to + 1] = p + step * 0.75;
  }
  out[base + 2 * last + 1] = row[last];
}

function fourTimesAsWide(row: Plane, out: Plane, base: number): void {
  const last = row.length - 1;
  out[base] = out[base + 1] = row[0];
  for (let x = 0, to = base + 2; x < last; x++, to += 4) {
    const p = row[x];
    const step = row[x + 1] - p;
    out[to] = p + step * 0.125;
    out[to + 1] = p + step * 0.375;
    out[to + 2] = p + step * 0.625;
    out[to + 3] = p + step * 0.875;
  }
  out[base + 4 * last + 2] = out[base + 4 * last + 3] = row[last];
}
