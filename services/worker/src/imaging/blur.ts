import { ceil, exp, fround, max, min, round, sqrt } from './math.js';
import { downsample, resize } from './resample.js';
import type { Plane } from './planar.js';
import { scratchPlane } from './scratch.js';

const EXACT_BELOW = 2;
const REACH = 3 * EXACT_BELOW;

const halfDone = scratchPlane();

/** Mean over (2·radius+1)², edges clamped; running sums make the cost constant. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  if (radius < 1) return source.slice();
  return boxes(source, width, height, radius, 1);
}

function boxes(
  source: Plane,
  width: number,
  height: number,
  radius: number,
  passes: number,
): Plane {
  const rows = halfDone(source.length);
  const out = new Float32Array(source.length);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(pass === 0 ? source : out, rows, width, height, radius);
    blurColumns(rows, out, width, height, radius);
  }
  return out;
}

/** Four rows in parallel, to overlap the latency of the running sums. */
function blurRows(source: Plane, out: Plane, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y += 4) {
    const r0 = y * width;
    const r1 = min(y + 1, height - 1) * width;
    const r2 = min(y + 2, height - 1) * width;
    const r3 = min(y + 3, height - 1) * width;
    let s0 = source[r0] * (radius + 1);
    let s1 = source[r1] * (radius + 1);
    let s2 = source[r2] * (radius + 1);
    let s3 = source[r3] * (radius + 1);
    for (let x = 1; x <= radius; x++) {
      const enter = x < last ? x : last;
      s0 += source[r0 + enter];
      s1 += source[r1 + enter];
      s2 += source[r2 + enter];
      s3 += source[r3 + enter];
    }
    for (let x = 0; x < width; x++) {
      out[r0 + x] = s0 * scale;
      out[r1 + x] = s1 * scale;
      out[r2 + x] = s2 * scale;
      out[r3 + x] = s3 * scale;
      const enter = x + radius + 1 < last ? x + radius + 1 : last;
      const leave = x > radius ? x - radius : 0;
      s0 += source[r0 + enter] - source[r0 + leave];
      s1 += source[r1 + enter] - source[r1 + leave];
      s2 += source[r2 + enter] - source[r2 + leave];
      s3 += source[r3 + enter] - source[r3 + leave];
    }
  }
}

function blurColumns(
  source: Plane,
  out: Plane,
  width: number,
  height: number,
  radius: number,
): void {
  const scale = 1 / (2 * radius + 1);
  const column = new Float64Array(width);
  const last = height - 1;
  for (let y = -radius; y <= radius; y++) {
    const base = (y < 0 ? 0 : y > last ? last : y) * width;
    for (let x = 0; x < width; x++) column[x] += source[base + x];
  }
  for (let y = 0; y < height; y++) {
    const base = y * width;
    const enter = min(y + radius + 1, last) * width;
    const leave = max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      out[base + x] = column[x] * scale;
      column[x] += source[enter + x] - source[leave + x];
    }
  }
}

/** Exact kernel for small sigmas, three boxes for middle ones, a reduced picture for large ones. */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma < 0.3) return source.slice();
  if (sigma < EXACT_BELOW) return exactGaussian(source, width, height, sigma);
  if (sigma >= 7 && width >= 256) return reducedBlur(source, width, height, sigma, 4);
  if (sigma >= 3.5 && width >= 512) return reducedBlur(source, width, height, sigma, 2);
  const radius = max(1, round((sqrt(4 * sigma * sigma + 1) - 1) / 2));
  return boxes(source, width, height, radius, 3);
}

function reducedBlur(
  source: Plane,
  width: number,
  height: number,
  sigma: number,
  factor: number,
): Plane {
  const small = downsample(source, width, height, factor);
  const blurred = gaussianBlur(small.plane, small.width, small.height, sigma / factor);
  return resize(blurred, small.width, small.height, width, height);
}

/** Zero-padded kernels of constant length: loops over known taps are twice as fast. */
function exactGaussian(source: Plane, width: number, height: number, sigma: number): Plane {
  const kernel = gaussianKernel(sigma);
  const rows = exactRows(source, width, height, kernel);
  return exactColumns(rows, width, height, kernel);
}

function exactRows(source: Plane, width: number, height: number, kernel: Float32Array): Plane {
  const [k0, k1, k2, k3, k4, k5, k6] = kernel;
  const out = halfDone(source.length);
  const padded = new Float64Array(width + 2 * REACH);
  for (let base = 0; base < width * height; base += width) {
    padded.fill(source[base], 0, REACH);
    padded.set(source.subarray(base, base + width), REACH);
    padded.fill(source[base + width - 1], REACH + width);
    for (let x = 0; x < width; x++) {
      out[base + x] =
        k0 * padded[x + 6] +
        k1 * (padded[x + 5] + padded[x + 7]) +
        k2 * (padded[x + 4] + padded[x + 8]) +
        k3 * (padded[x + 3] + padded[x + 9]) +
        k4 * (padded[x + 2] + padded[x + 10]) +
        k5 * (padded[x + 1] + padded[x + 11]) +
        k6 * (padded[x] + padded[x + 12]);
    }
  }
  return out;
}

/** Two taps per pass limit the rows in the cache. */
function exactColumns(rows: Plane, width: number, height: number, kernel: Float32Array): Plane {
  const out = new Float32Array(rows.length);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    for (let x = 0; x < width; x++) out[base + x] = kernel[0] * rows[base + x];
    for (let i = 1; i <= REACH && kernel[i] > 0; i += 2) {
      const [near, far] = [kernel[i], kernel[i + 1]];
      const above = max(y - i, 0) * width;
      const below = min(y + i, height - 1) * width;
      const higher = max(y - i - 1, 0) * width;
      const lower = min(y + i + 1, height - 1) * width;
      for (let x = 0; x < width; x++) {
        out[base + x] =
          fround(out[base + x] + near * (rows[above + x] + rows[below + x])) +
          far * (rows[higher + x] + rows[lower + x]);
      }
    }
  }
  return out;
}

function gaussianKernel(sigma: number): Float32Array {
  const radius = ceil(3 * sigma);
  const kernel = new Float32Array(REACH + 1);
  let total = 0;
  for (let i = 0; i <= radius; i++) {
    kernel[i] = exp((-i * i) / (2 * sigma * sigma));
    total += i === 0 ? kernel[i] : 2 * kernel[i];
  }
  for (let i = 0; i <= radius; i++) kernel[i] /= total;
  return kernel;
}
