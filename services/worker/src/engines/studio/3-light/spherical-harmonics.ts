import { abs } from '../../../imaging/math.js';
import { toLinear } from '../../../imaging/colour.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import type { NormalField } from '../model/light.js';
import type { LightEstimate } from '../model/light.js';

const TERMS = 9;
/** Terms that change sign in a mirror: x, xy and xz. */
const ACROSS = [1, 4, 5];

export function scaledLight(
  { r, g, b }: LightEstimate,
  gain: number | readonly number[],
): LightEstimate {
  const [kr, kg, kb] = typeof gain === 'number' ? [gain, gain, gain] : gain;
  return { r: r.map((v) => v * kr), g: g.map((v) => v * kg), b: b.map((v) => v * kb) };
}

export function mirroredLight({ r, g, b }: LightEstimate): LightEstimate {
  const turned = (plane: Float64Array) => plane.map((v, k) => (ACROSS.includes(k) ? -v : v));
  return { r: turned(r), g: turned(g), b: turned(b) };
}

/** Unnormalized second-order basis at a unit normal. */
export function basis(x: number, y: number, z: number, out: Float64Array): void {
  out[0] = 1;
  out[1] = x;
  out[2] = y;
  out[3] = z;
  out[4] = x * y;
  out[5] = x * z;
  out[6] = y * z;
  out[7] = x * x - y * y;
  out[8] = 3 * z * z - 1;
}

/** Irradiance at a unit normal. */
export function irradiance(c: Float64Array, x: number, y: number, z: number): number {
  return (
    c[0] +
    c[1] * x +
    c[2] * y +
    c[3] * z +
    c[4] * x * y +
    c[5] * x * z +
    c[6] * y * z +
    c[7] * (x * x - y * y) +
    c[8] * (3 * z * z - 1)
  );
}

/**
 * Weighted ridge regression on the normals' basis. @param image at the field's size
 * @param weight face skin, 0..1, same size
 */
export function estimateLight(image: Planar, normals: NormalField, weight: Plane): LightEstimate {
  const solve = (plane: Plane) => {
    const ata = new Float64Array(TERMS * TERMS);
    const atb = new Float64Array(TERMS);
    const row = new Float64Array(TERMS);
    let total = 0;
    for (let i = 0; i < plane.length; i++) {
      const w = weight[i];
      if (w < 0.3) continue;
      basis(normals.nx[i], normals.ny[i], normals.nz[i], row);
      const value = toLinear(plane[i]);
      for (let p = 0; p < TERMS; p++) {
        atb[p] += w * row[p] * value;
        for (let q = 0; q < TERMS; q++) ata[p * TERMS + q] += w * row[p] * row[q];
      }
      total += w;
    }
    if (total === 0) return new Float64Array([0.3, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (let p = 1; p < TERMS; p++) ata[p * TERMS + p] += total * (p < 4 ? 0.004 : 0.03);
    return solveSymmetric(ata, atb);
  };
  return { r: solve(image.r), g: solve(image.g), b: solve(image.b) };
}

function solveSymmetric(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (abs(a[r * n + c]) > abs(a[pivot * n + c])) pivot = r;
    for (let k = 0; k < n; k++) [a[c * n + k], a[pivot * n + k]] = [a[pivot * n + k], a[c * n + k]];
    [b[c], b[pivot]] = [b[pivot], b[c]];
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const factor = a[r * n + c] / a[c * n + c];
      for (let k = c; k < n; k++) a[r * n + k] -= factor * a[c * n + k];
      b[r] -= factor * b[c];
    }
  }
  return b.map((v, i) => v / a[i * n + i]);
}
