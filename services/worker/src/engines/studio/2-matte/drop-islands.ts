import { max, min } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { distanceInside, distanceTo } from '../../../imaging/distance.js';
import { flood } from '../../../imaging/flood.js';
import type { Plane } from '../../../imaging/planar.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { downsample, resize } from '../../../imaging/resample.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** Half the width of a bridge too thin to connect a part, in face heights. */
const BRIDGE = 0.06;
/** Reach of hair and fingers beyond solid parts, in face heights. */
const FRINGE = 0.16;
/** Opacity that connects, and distance in face heights up to which a strand may be detached. */
const FAINT = 0.3;
const DETACHED = 0.02;

/**
 * Removes detached parts and parts with only a thin connection, in place, by opening by
 * reconstruction.
 * @param alpha `size`² @param landmarks in pixels of the grid
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
  const isSolid = (i: number) => depth[i] > BRIDGE * unit;
  const core = flood(grid, (i) => seed[i] > 0 && isSolid(i), isSolid);
  const away = distanceTo(core, grid, grid);
  const kept = away.map((d) =>
    smoothstep((BRIDGE + FRINGE) * unit + 2, (BRIDGE + FRINGE) * unit, d),
  );
  const soft = resize(gaussianBlur(kept, grid, grid, 1), grid, grid, size, size);
  for (let i = 0; i < alpha.length; i++) alpha[i] *= max(0, min(1, soft[i]));
  dropDetached(alpha, size, resize(core, grid, grid, size / 2, size / 2), faceHeight / 2);
}

/** @param core part of the person, at half the size @param unit face height at half the size */
function dropDetached(alpha: Plane, size: number, core: Plane, unit: number): void {
  const half = size / 2;
  const small = downsample(alpha, size, size, 2).plane;
  const body = flood(
    half,
    (i) => core[i] > 0.5 && small[i] > 0.5,
    (i) => small[i] > FAINT,
  );
  const kept = distanceTo(body, half, half);
  for (let i = 0; i < kept.length; i++)
    kept[i] = smoothstep(2 * DETACHED * unit, DETACHED * unit, kept[i]);
  const soft = resize(kept, half, half, size, size);
  for (let i = 0; i < alpha.length; i++) alpha[i] *= soft[i];
}
