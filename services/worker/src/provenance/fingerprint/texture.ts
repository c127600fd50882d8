import { gaussianBlur } from '../../imaging/blur.js';
import { floor, max, min, round, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import type { Extent, RegisteredView } from './registered-view.js';

/** Samples per texture cell: 16 units. */
const CELL = 6;
/** Blur in samples: detail below FINE and shading above COARSE are removed. */
const FINE = 3;
const COARSE = 9;
const COVERED = 0.85;
const BLOCK = 8;
const EVEN = 1.5;
const ENOUGH = 0.5;
const BLOCK_ALIKE = 0.85;

export type Detail = Extent & {
  readonly plane: Plane;
  /** Visible share of the surroundings, 0 to 1. */
  readonly cover: Plane | undefined;
};

type Likeness = {
  readonly blocks: number;
  /** Lower quartile of the block correlations. */
  readonly typical: number;
  readonly compared: number;
  readonly shown: number;
};

export function textureSize({ width, height }: Extent): Extent {
  return { width: max(1, round(width / CELL)), height: max(1, round(height / CELL)) };
}

export function detailOf({ plane, shown, width, height }: RegisteredView): Detail {
  const blur = (values: Plane, sigma: number) => gaussianBlur(values, width, height, sigma);
  const fine = blur(plane, FINE);
  const coarse = blur(plane, COARSE);
  if (!shown.includes(0)) {
    for (let i = 0; i < fine.length; i++) fine[i] -= coarse[i];
    return { width, height, plane: fine, cover: undefined };
  }
  const mask = new Float32Array(shown);
  const [near, cover] = [blur(mask, FINE), blur(mask, COARSE)];
  for (let i = 0; i < fine.length; i++) {
    fine[i] = fine[i] / max(near[i], 0.05) - coarse[i] / max(cover[i], 0.05);
  }
  return { width, height, plane: fine, cover };
}

export function cellCentres(extent: Extent): { columns: Int32Array; rows: Int32Array } {
  const { width, height } = textureSize(extent);
  const at = (limit: number) => (_: unknown, i: number) => min(limit - 1, round((i + 0.5) * CELL));
  return {
    columns: Int32Array.from({ length: width }, at(extent.width)),
    rows: Int32Array.from({ length: height }, at(extent.height)),
  };
}

export function textureOf(detail: Detail): Float32Array {
  const { columns, rows } = cellCentres(detail);
  const out = new Float32Array(columns.length * rows.length);
  for (let y = 0, i = 0; y < rows.length; y++) {
    for (let x = 0; x < columns.length; x++, i++) {
      const at = rows[y] * detail.width + columns[x];
      out[i] = isCovered(detail, at) ? detail.plane[at] : NaN;
    }
  }
  return out;
}

export function isCovered({ cover }: Detail, at: number): boolean {
  return cover === undefined || cover[at] > COVERED;
}

export function compareTextures(
  original: ArrayLike<number>,
  copy: Float32Array,
  extent: Extent,
): Likeness {
  const correlations = correlationsOf(original, copy, extent);
  const compared = correlations.length;
  return {
    blocks: shareAlike(correlations),
    typical: correlations.toSorted((a, b) => a - b)[floor(compared / 4)] ?? 0,
    compared,
    shown: copy.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0) / copy.length,
  };
}

function shareAlike(correlations: readonly number[]): number {
  return correlations.filter((value) => value > BLOCK_ALIKE).length / max(correlations.length, 1);
}

function correlationsOf(
  original: ArrayLike<number>,
  copy: Float32Array,
  { width, height }: Extent,
): number[] {
  const correlations: number[] = [];
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      const block = new Correlation();
      let cells = 0;
      for (let y = top; y < min(top + BLOCK, height); y++) {
        for (let x = left; x < min(left + BLOCK, width); x++) {
          const i = y * width + x;
          cells++;
          if (!Number.isNaN(copy[i])) block.add(original[i], copy[i]);
        }
      }
      if (block.count < ENOUGH * cells) continue;
      if (block.energy >= EVEN) correlations.push(block.value);
    }
  }
  return correlations;
}

class Correlation {
  count = 0;
  #aa = 0;
  #ab = 0;
  #bb = 0;

  add(a: number, b: number): void {
    this.count++;
    this.#aa += a * a;
    this.#ab += a * b;
    this.#bb += b * b;
  }

  get energy(): number {
    return this.#aa / max(this.count, 1);
  }

  get value(): number {
    return this.#ab / sqrt(this.#aa * this.#bb || 1);
  }
}
