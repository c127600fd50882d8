import { abs, hypot, max } from '../../engines/pixels/math.js';
import { type Extent, type Grey, SPACING, viewThrough } from './registered-view.js';
import type { Placement } from './registration.js';
import { cellCentres, type Detail, detailOf, isCovered } from './texture.js';

const ROUNDS = 8;
const UNKNOWNS = 6;
/** Samples; a step that wants more than this has lost its way. */
const FURTHEST = 10;
/** Samples; below this a view does not get better. */
const SETTLED = 0.05;
const FEWEST_CELLS = 60;
/** Root mean squares from which on a cell counts less. */
const OUTLIER = 1.5;

/**
 * The placement at which a copy's texture lies best over the original's: features find it to a few
 * units, this to a fraction of one (Lucas and Kanade 1981, with an affine map).
 */
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

/** Least-squares shift (in samples) at the middle and at the right and lower edges, of x, then of y. */
function stepTowards(detail: Detail, original: ArrayLike<number>): number[] | undefined {
  const { plane, width, height } = detail;
  const { columns, rows } = cellCentres(detail);
  let [match, energy, cells] = [0, 0, 0];
  each((at, cell) => {
    match += plane[at] * original[cell];
    energy += original[cell] * original[cell];
    cells++;
  });
  const gain = match / (energy || 1);
  if (gain <= 0 || cells < FEWEST_CELLS) return undefined;

  let misses = 0;
  each((at, cell) => {
    misses += (gain * original[cell] - plane[at]) ** 2;
  });
  const usual = (OUTLIER ** 2 * misses) / cells;
  const sums = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  const slope = new Float64Array(UNKNOWNS);
  each((at, cell, x, y) => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return;
    const gx = (plane[at + 1] - plane[at - 1]) / 2;
    const gy = (plane[at + width] - plane[at - width]) / 2;
    const u = (2 * x) / width - 1;
    const v = (2 * y) / height - 1;
    const rest = gain * original[cell] - plane[at];
    // What was written or pasted over the picture says nothing of its place.
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
  const step = solved(sums);
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

/** Gaussian elimination; undefined when the texture does not tell a place. */
function solved(rows: Float64Array[]): number[] | undefined {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (abs(rows[r][i]) > abs(rows[pivot][i])) pivot = r;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    if (abs(rows[i][i]) < 1e-6) return undefined;
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const factor = rows[r][i] / rows[i][i];
      for (let c = i; c <= n; c++) rows[r][c] -= factor * rows[i][c];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

/** The placement that looks where the step says. */
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
