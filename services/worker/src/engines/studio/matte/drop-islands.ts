import { max, min } from '../../pixels/math.js';
import { gaussianBlur } from '../../pixels/blur.js';
import { distanceInside } from '../../pixels/distance.js';
import type { Plane } from '../../pixels/planar.js';
import { fillPolygon } from '../../pixels/polygon.js';
import { resize } from '../../pixels/resample.js';
import { smoothstep } from '../../pixels/scalar.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Landmarks } from '../landmarks.js';

/** Half the width of a bridge that does not yet join a part to the subject, in face heights. */
const BRIDGE = 0.06;
/** How far hair and fingers reach out of what is solid. */
const FRINGE = 0.16;

/**
 * Takes out of the matte, in place, what hangs together with the subject by a thread only: scraps of
 * neighbours and of the background. Morphological opening by reconstruction.
 * @param alpha `size`²
 * @param landmarks in pixels of the grid
 */
export function dropIslands(
  alpha: Plane,
  size: number,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): void {
  const solid = resize(alpha, size, size, grid, grid).map((a) => (a > 0.5 ? 1 : 0));
  const depth = distanceInside(solid, grid, grid);
  const unit = (faceHeight * grid) / size;
  const seed = new Float32Array(grid * grid);
  fillPolygon(
    seed,
    grid,
    grid,
    FACE_OVAL.map((id) => landmarks[id]),
  );
  const core = connectedCore(seed, (i) => depth[i] > BRIDGE * unit, grid);
  const away = distanceInside(
    core.map((v) => 1 - v),
    grid,
    grid,
  );
  const kept = away.map((d) =>
    smoothstep((BRIDGE + FRINGE) * unit + 2, (BRIDGE + FRINGE) * unit, d),
  );
  const soft = resize(gaussianBlur(kept, grid, grid, 1), grid, grid, size, size);
  for (let i = 0; i < alpha.length; i++) alpha[i] *= max(0, min(1, soft[i]));
}

function connectedCore(seed: Plane, isCore: (i: number) => boolean, size: number): Plane {
  const core = new Float32Array(seed.length);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (core[i] > 0 || !isCore(i)) return;
    core[i] = 1;
    stack.push(i);
  };
  for (let i = 0; i < seed.length; i++) if (seed[i] > 0) visit(i);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % size;
    if (x > 0) visit(i - 1);
    if (x < size - 1) visit(i + 1);
    if (i >= size) visit(i - size);
    if (i < seed.length - size) visit(i + size);
  }
  return core;
}
