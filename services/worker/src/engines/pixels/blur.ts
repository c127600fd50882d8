import { ceil, exp, max, min, round, sqrt } from './math.js';
import { downsample, resize } from './resample.js';
import type { Plane } from './planar.js';

/** Mean over a (2·radius+1)² window, edges clamped; running sums, so the cost does not depend on the radius. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  if (radius < 1) return source.slice();
  const rows = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  const scale = 1 / (2 * radius + 1);
  const lastX = width - 1;
  for (let y = 0; y < height; y++) {
    const base = y * width;
    let sum = source[base] * (radius + 1);
    for (let x = 1; x <= radius; x++) sum += source[base + (x < lastX ? x : lastX)];
    for (let x = 0; x < width; x++) {
      rows[base + x] = sum * scale;
      const enter = x + radius + 1;
      const leave = x - radius;
      sum +=
        source[base + (enter < lastX ? enter : lastX)] - source[base + (leave > 0 ? leave : 0)];
    }
  }
  const column = new Float64Array(width);
  const lastY = height - 1;
  for (let y = -radius; y <= radius; y++) {
    const base = (y < 0 ? 0 : y > lastY ? lastY : y) * width;
    for (let x = 0; x < width; x++) column[x] += rows[base + x];
  }
  for (let y = 0; y < height; y++) {
    const base = y * width;
    const enter = min(y + radius + 1, lastY) * width;
    const leave = max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      out[base + x] = column[x] * scale;
      column[x] += rows[enter + x] - rows[leave + x];
    }
  }
  return out;
}

/**
 * Gaussian blur. Small sigmas use the exact separable kernel, middle ones three boxes, and
 * large ones work on a reduced picture: what they keep survives the reduction.
 */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma < 0.3) return source.slice();
  if (sigma < 2) return exactGaussian(source, width, height, sigma);
  if (sigma >= 7 && width >= 256) {
    const small = downsample(source, width, height, 4);
    const blurred = gaussianBlur(small.plane, small.width, small.height, sigma / 4);
    return resize(blurred, small.width, small.height, width, height);
  }
  const radius = max(1, round((sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let out = source;
  for (let pass = 0; pass < 3; pass++) out = boxBlur(out, width, height, radius);
  return out;
}

function exactGaussian(source: Plane, width: number, height: number, sigma: number): Plane {
  const radius = ceil(3 * sigma);
  const kernel = new Float32Array(radius + 1);
  let total = 0;
  for (let i = 0; i <= radius; i++) {
    kernel[i] = exp((-i * i) / (2 * sigma * sigma));
    total += i === 0 ? kernel[i] : 2 * kernel[i];
  }
  for (let i = 0; i <= radius; i++) kernel[i] /= total;

  const padded = new Float32Array(width + 2 * radius);
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    padded.fill(source[base], 0, radius);
    padded.set(source.subarray(base, base + width), radius);
    padded.fill(source[base + width - 1], radius + width);
    for (let x = 0; x < width; x++) {
      const centre = x + radius;
      let sum = kernel[0] * padded[centre];
      for (let i = 1; i <= radius; i++)
        sum += kernel[i] * (padded[centre - i] + padded[centre + i]);
      rows[base + x] = sum;
    }
  }
  const out = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    for (let x = 0; x < width; x++) out[base + x] = kernel[0] * rows[base + x];
    for (let i = 1; i <= radius; i++) {
      const above = max(y - i, 0) * width;
      const below = min(y + i, height - 1) * width;
      const weight = kernel[i];
      for (let x = 0; x < width; x++) out[base + x] += weight * (rows[above + x] + rows[below + x]);
    }
  }
  return out;
}
