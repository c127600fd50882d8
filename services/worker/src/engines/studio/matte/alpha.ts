import { max, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { applyModel, colourModel, type LinearModel } from '../../../imaging/guided-filter.js';
import { downsamplePlanar, resize } from '../../../imaging/resample.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';

/**
 * Color-guided filtering at three falling radii (He, Sun, Tang, PAMI 2013).
 * @param coarse probability, `grid`², e.g. 256² @param faceHeight in pixels of the image
 * @param chin its y: edges of clothes and skin below it get more smoothing than hair
 */
export function refineAlpha(
  image: Planar,
  coarse: Plane,
  grid: number,
  faceHeight: number,
  chin: number,
): Plane {
  const { width: size } = image;
  const half = downsamplePlanar(image, 2);
  const unit = faceHeight / 379;
  const start = resize(coarse, grid, grid, size / 2, size / 2);
  const wide = colourModel(half, start, max(3, round(10 * unit)), 3e-5);
  let alpha = clampPlane(applyModel(wide, half));
  const narrow = colourModel(half, alpha, max(2, round(4 * unit)), 1e-5);
  alpha = clampPlane(applyModel(narrow, half));
  const fine = colourModel(half, alpha, 2, 1e-4);
  alpha = applyModel(enlarge(fine, size), image);

  const probability = resize(coarse, grid, grid, size, size);
  const core = gaussianBlur(probability, size, size, 6 * unit);
  for (let i = 0; i < alpha.length; i++) {
    const possible = smoothstep(0.02, 0.3, core[i]);
    const certain = smoothstep(0.9, 0.99, core[i]);
    alpha[i] = clamp(max(smoothstep(0.1, 0.94, alpha[i]) * possible, certain));
  }
  smoothOutline(alpha, size, faceHeight, chin);
  return alpha;
}

function smoothOutline(alpha: Plane, size: number, faceHeight: number, chin: number): void {
  const soft = gaussianBlur(alpha, size, size, 0.011 * faceHeight);
  for (let y = 0; y < size; y++) {
    const share = 0.35 + 0.5 * smoothstep(chin - 0.1 * faceHeight, chin + 0.2 * faceHeight, y);
    for (let i = y * size; i < (y + 1) * size; i++) {
      alpha[i] += (smoothstep(0.22, 0.82, soft[i]) - alpha[i]) * share;
    }
  }
}

function enlarge(model: LinearModel, size: number): LinearModel {
  const to = (plane: Plane) => resize(plane, size / 2, size / 2, size, size);
  return { r: to(model.r), g: to(model.g), b: to(model.b), offset: to(model.offset) };
}

function clampPlane(plane: Plane): Plane {
  for (let i = 0; i < plane.length; i++) plane[i] = clamp(plane[i]);
  return plane;
}
