import { hypot, max, min, sqrt } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { distanceInside } from '../../../imaging/distance.js';
import type { Plane } from '../../../imaging/planar.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { eachPixelOf } from '../../../imaging/triangle.js';
import type { Landmarks } from '../../../analysis/landmarks.js';
import type { NormalField } from '../model/light.js';

/** Width of the rounded edge of the body, in face heights. */
const BODY_RADIUS = 0.45;

/**
 * From the face mesh, blended into the inflated outline (Johnston, Lumo, NPAR 2002).
 * @param landmarks in pixels of the field @param alpha at the field's size
 */
export function surfaceNormals(
  landmarks: Landmarks,
  triangles: readonly number[],
  alpha: Plane,
  size: number,
  faceHeight: number,
): NormalField {
  const mesh = rasteriseMesh(landmarks, triangles, size);
  const body = inflate(alpha, size, faceHeight * BODY_RADIUS, faceHeight * 0.037);
  const soften = (plane: Plane, sigma: number) => gaussianBlur(plane, size, size, sigma);
  const near = faceHeight * 0.024;
  const covered = soften(mesh.cover, near);
  const [fx, fy, fz] = [soften(mesh.nx, near), soften(mesh.ny, near), soften(mesh.nz, near)];
  const blend = soften(mesh.cover, faceHeight * 0.07);
  for (let i = 0; i < covered.length; i++) {
    const known = covered[i] > 0.02;
    const t = known ? smoothstep(0.35, 0.9, blend[i]) : 0;
    const k = known ? t / covered[i] : 0;
    const x = body.nx[i] * (1 - t) + fx[i] * k;
    const y = body.ny[i] * (1 - t) + fy[i] * k;
    const z = body.nz[i] * (1 - t) + fz[i] * k;
    const scale = 1 / (hypot(x, y, z) || 1);
    body.nx[i] = x * scale;
    body.ny[i] = y * scale;
    body.nz[i] = z * scale;
  }
  return body;
}

function rasteriseMesh(landmarks: Landmarks, triangles: readonly number[], size: number) {
  const vertex = vertexNormals(landmarks, triangles);
  const area = size * size;
  const [nx, ny, nz] = [new Float32Array(area), new Float32Array(area), new Float32Array(area)];
  const cover = new Float32Array(area);
  const grid = { width: size, height: size, at: 0.5, smallest: 1e-6, slack: 0.01 };
  for (let t = 0; t < triangles.length; t += 3) {
    const [ia, ib, ic] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    const [a, b, c] = [landmarks[ia], landmarks[ib], landmarks[ic]];
    eachPixelOf([a, b, c], grid, (i, u, v, w) => {
      nx[i] = u * vertex[3 * ia] + v * vertex[3 * ib] + w * vertex[3 * ic];
      ny[i] = u * vertex[3 * ia + 1] + v * vertex[3 * ib + 1] + w * vertex[3 * ic + 1];
      nz[i] = u * vertex[3 * ia + 2] + v * vertex[3 * ib + 2] + w * vertex[3 * ic + 2];
      cover[i] = 1;
    });
  }
  return { nx, ny, nz, cover };
}

function vertexNormals(landmarks: Landmarks, triangles: readonly number[]): Float64Array {
  const out = new Float64Array(landmarks.length * 3);
  for (let t = 0; t < triangles.length; t += 3) {
    const ids = [triangles[t], triangles[t + 1], triangles[t + 2]];
    const [a, b, c] = ids.map((id) => landmarks[id]);
    const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
    const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const facing = z > 0 ? -1 : 1;
    for (const id of ids) {
      out[3 * id] += x * facing;
      out[3 * id + 1] += y * facing;
      out[3 * id + 2] -= z * facing;
    }
  }
  for (let i = 0; i < out.length; i += 3) {
    const scale = 1 / (hypot(out[i], out[i + 1], out[i + 2]) || 1);
    for (let k = 0; k < 3; k++) out[i + k] *= scale;
  }
  return out;
}

function inflate(alpha: Plane, size: number, radius: number, sigma: number): NormalField {
  const depth = distanceInside(alpha, size, size);
  for (let i = 0; i < depth.length; i++) {
    const t = 1 - min(depth[i], radius) / radius;
    depth[i] = radius * sqrt(max(0, 1 - t * t));
  }
  const height = gaussianBlur(depth, size, size, sigma);
  const area = size * size;
  const [nx, ny, nz] = [new Float32Array(area), new Float32Array(area), new Float32Array(area)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const gx = (height[x < size - 1 ? i + 1 : i] - height[x > 0 ? i - 1 : i]) / 2;
      const gy = (height[y < size - 1 ? i + size : i] - height[y > 0 ? i - size : i]) / 2;
      const scale = 1 / hypot(gx, gy, 1);
      nx[i] = -gx * scale;
      ny[i] = -gy * scale;
      nz[i] = scale;
    }
  }
  return { size, nx, ny, nz };
}
