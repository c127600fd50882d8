import { gaussianBlur } from '../../engines/pixels/blur.js';
import { floor, max, min, round, sqrt } from '../../engines/pixels/math.js';
import type { Plane } from '../../engines/pixels/planar.js';
import type { Extent, RegisteredView } from './registered-view.js';

/** Samples of a view per cell of a texture: 16 units. */
const CELL = 6;
/** Blur in samples of the detail that is kept, and of the light and shade that is taken away. */
const FINE = 3;
const COARSE = 9;
/** How much of a cell's surroundings must be shown. */
const COVERED = 0.85;
/** Cells per side of the blocks that are compared one by one. */
const BLOCK = 8;
/** Mean square, in 8-bit steps, below which a block is too even to say anything. */
const EVEN = 1.5;
/** Mean square above which something lies over what is even in the original. */
const BUSY = 6;
/** Share of a block that must be shown. */
const ENOUGH = 0.5;
const BLOCK_ALIKE = 0.85;
/** Cells per side of the tiles that are intact or not: fine enough to lie between lines of words. */
const TILE = 4;

/** Middle-sized detail of a view, sample by sample. */
export type Detail = Extent & {
  readonly plane: Plane;
  /** How much of the surroundings is shown, 0 to 1. */
  readonly cover: Plane | undefined;
};

/** How alike a copy and an original are where the copy shows it. */
export type Likeness = {
  /** Share of the blocks with something in them that are alike. */
  readonly blocks: number;
  /** What three quarters of them correlate better than. */
  readonly typical: number;
  /** How many blocks were compared. */
  readonly compared: number;
  /** Share of the original that is shown. */
  readonly shown: number;
  /** Share of what is shown, and has something in it, that nothing lies over. */
  readonly intact: number;
  /** How many tiles that share is of. */
  readonly tiles: number;
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

/** Where in a view the middle of each cell is. */
export function cellCentres(extent: Extent): { columns: Int32Array; rows: Int32Array } {
  const { width, height } = textureSize(extent);
  const at = (limit: number) => (_: unknown, i: number) => min(limit - 1, round((i + 0.5) * CELL));
  return {
    columns: Int32Array.from({ length: width }, at(extent.width)),
    rows: Int32Array.from({ length: height }, at(extent.height)),
  };
}

/** One value a cell; NaN where the view shows nothing. */
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

/** @param extent of the textures, in cells */
export function compareTextures(
  original: ArrayLike<number>,
  copy: Float32Array,
  extent: Extent,
): Likeness {
  const correlations = correlationsOf(original, copy, extent, BLOCK);
  const tiles = correlationsOf(original, copy, extent, TILE, BUSY);
  const compared = correlations.length;
  return {
    blocks: shareAlike(correlations),
    typical: correlations.toSorted((a, b) => a - b)[floor(compared / 4)] ?? 0,
    compared,
    shown: copy.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0) / copy.length,
    intact: shareAlike(tiles),
    tiles: tiles.length,
  };
}

function shareAlike(correlations: readonly number[]): number {
  return correlations.filter((value) => value > BLOCK_ALIKE).length / max(correlations.length, 1);
}

/**
 * Of all squares that are shown and have something in them; 0 where the copy has something and the
 * original nothing.
 * @param busy mean square of a copy's squares from which on it has something
 */
function correlationsOf(
  original: ArrayLike<number>,
  copy: Float32Array,
  { width, height }: Extent,
  side: number,
  busy = Infinity,
): number[] {
  const correlations: number[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const block = new Correlation();
      let cells = 0;
      for (let y = top; y < min(top + side, height); y++) {
        for (let x = left; x < min(left + side, width); x++) {
          const i = y * width + x;
          cells++;
          if (!Number.isNaN(copy[i])) block.add(original[i], copy[i]);
        }
      }
      if (block.count < ENOUGH * cells) continue;
      if (block.energy >= EVEN) correlations.push(block.value);
      else if (block.copyEnergy > busy) correlations.push(0);
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

  /** Mean square of the original. */
  get energy(): number {
    return this.#aa / max(this.count, 1);
  }

  get copyEnergy(): number {
    return this.#bb / max(this.count, 1);
  }

  get value(): number {
    return this.#ab / sqrt(this.#aa * this.#bb || 1);
  }
}
