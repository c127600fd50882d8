import { min, SQRT2 } from './math.js';
import type { Plane } from './planar.js';

const DIAGONAL = SQRT2;

/** Chamfer distance in pixels to values up to `threshold`; the frame's edge is no boundary. */
export function distanceInside(mask: Plane, width: number, height: number, threshold = 0.5): Plane {
  const out = new Float32Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = mask[i] > threshold ? 1e6 : 0;
  return spread(out, width, height);
}

/** The same to values above `threshold`. */
export function distanceTo(mask: Plane, width: number, height: number, threshold = 0.5): Plane {
  const out = new Float32Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = mask[i] > threshold ? 0 : 1e6;
  return spread(out, width, height);
}

function spread(out: Plane, width: number, height: number): Plane {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (out[i] === 0) continue;
      let d = out[i];
      if (x > 0) d = min(d, out[i - 1] + 1);
      if (y > 0) {
        d = min(d, out[i - width] + 1);
        if (x > 0) d = min(d, out[i - width - 1] + DIAGONAL);
        if (x < width - 1) d = min(d, out[i - width + 1] + DIAGONAL);
      }
      out[i] = d;
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (out[i] === 0) continue;
      let d = out[i];
      if (x < width - 1) d = min(d, out[i + 1] + 1);
      if (y < height - 1) {
        d = min(d, out[i + width] + 1);
        if (x < width - 1) d = min(d, out[i + width + 1] + DIAGONAL);
        if (x > 0) d = min(d, out[i + width - 1] + DIAGONAL);
      }
      out[i] = d;
    }
  }
  return out;
}
