import { abs, hypot, max } from '../../imaging/math.js';
import { solvedBy } from './linear-system.js';
import { type Extent, type Grey, SPACING, viewThrough } from './registered-view.js';
import type { Placement } from './registration.js';
import { cellCentres, type Detail, detailOf, isCovered } from './texture.js';

const ROUNDS = 8;
const UNKNOWNS = 6;
/** In samples; a larger step has diverged. */
const FURTHEST = 10;
/** In samples; smaller steps bring no improvement. */
const SETTLED = 0.05;
const FEWEST_CELLS = 60;
/** In median residuals; beyond it, cells get less weight. */
const OUTLIER = 2.2;

/** Refines a placement to a fraction of a unit (Lucas and Kanade 1981, with an affine map). */
export function aligned(
  levels: readonly Grey[],
  placement: Placement,
  extent: Extent,
  original: ArrayLike<number>,
): Placement {
  let best = placement;
  for (let round = 0; round < ROUNDS; round++) {
    const view = viewThrough(levels, best, extent);
    const step = stepTowards(detailOf(view), original);
    if (!step) return best;
    best = moved(best, step, view);
    const [dx, , , dy] = step;
    if (max(...step.map(abs)) < SETTLED && hypot(dx, dy) < SETTLED) break;
  }
  return best;
}

function stepTowards(detail: Detail, original: ArrayLike<number>): number[] | undefined {
  const { plane, width, height } = detail;
  const { columns, rows } = cellCentres(detail);
  const ratios: number[] = [];
  let [energy, cells] = [0, 0];
  each((_at, cell) => {
    energy += original[cell] * original[cell];
    cells++;
  });
  if (cells < FEWEST_CELLS) return undefined;
  const lively = energy / cells;
  each((at, cell) => {
    if (original[cell] * original[cell] >= lively) ratios.push(plane[at] / original[cell]);
  });
  const gain = median(ratios);
  if (!(gain > 0)) return undefined;

  const misses: number[] = [];
  each((at, cell) => misses.push(abs(gain * original[cell] - plane[at])));
  const usual = (OUTLIER * median(misses)) ** 2;
  const sums = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  const slope = new Float64Array(UNKNOWNS);
  each((at, cell, x, y) => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return;
    const gx = (plane[at + 1] - plane[at - 1]) / 2;
    const gy = (plane[at + width] - plane[at - width]) / 2;
    const u = (2 * x) / width - 1;
    const v = (2 * y) / height - 1;
    const rest = gain * original[cell] - plane[at];
    const weight = 1 / (1 + (rest * rest) / (usual || 1));
    slope[0] = gx;
    slope[1] = gx * u;
    slope[2] = gx * v;
    slope[3] = gy;
    slope[4] = gy * u;
    slope[5] = gy * v;
    for (let i = 0; i < UNKNOWNS; i++) {
      const row = sums[i];
      for (let j = 0; j < UNKNOWNS; j++) row[j] += weight * slope[i] * slope[j];
      row[UNKNOWNS] += weight * slope[i] * rest;
    }
  });
  const step = solvedBy(sums);
  return step && max(...step.map(abs)) < FURTHEST ? step : undefined;

  function each(visit: (at: number, cell: number, x: number, y: number) => void): void {
    for (let row = 0, cell = 0; row < rows.length; row++) {
      for (let column = 0; column < columns.length; column++, cell++) {
        const at = rows[row] * width + columns[column];
        if (isCovered(detail, at)) visit(at, cell, columns[column], rows[row]);
      }
    }
  }
}

/** Robust: overlays are the strongest parts of a picture. */
function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

function moved([a, b, tx, c, d, ty]: Placement, step: readonly number[], view: Extent): Placement {
  const [x0, xu, xv, y0, yu, yv] = step.map((value) => value * SPACING);
  const [w, h] = [view.width * SPACING, view.height * SPACING];
  const [xx, xy, xt] = [1 + (2 * xu) / w, (2 * xv) / h, x0 - xu - xv];
  const [yx, yy, yt] = [(2 * yu) / w, 1 + (2 * yv) / h, y0 - yu - yv];
  return [
    a * xx + b * yx,
    a * xy + b * yy,
    a * xt + b * yt + tx,
    c * xx + d * yx,
    c * xy + d * yy,
    c * xt + d * yt + ty,
  ];
}
