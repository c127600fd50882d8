import { CELL, type TextureGrid } from '@likeness/contracts/provenance/search-words';
import { gaussianBlur } from '../../imaging/blur.js';
import { floor, max, min, round, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import type { RegisteredView } from './registered-view.js';

/** Blur in samples: detail below FINE and shading above COARSE are removed. */
const FINE = 3;
const COARSE = 9;
const COVERED = 0.85;
const BLOCK = 8;
const EVEN = 1.5;
const ENOUGH = 0.5;
const BLOCK_ALIKE = 0.85;

type Likeness = {
  readonly blocks: number;
  /** Lower quartile of the block correlations. */
  readonly typical: number;
  readonly compared: number;
  readonly shown: number;
};

/** One value per cell; NaN where the copy hides it. */
export function textureOf({ plane, shown, width, height }: RegisteredView): Float32Array {
  const blur = (values: Plane, sigma: number) => gaussianBlur(values, width, height, sigma);
  const mask = new Float32Array(shown);
  const cover = shown.includes(0) ? blur(mask, COARSE) : mask;
  const near = shown.includes(0) ? blur(mask, FINE) : mask;
  const [fine, coarse] = [blur(plane, FINE), blur(plane, COARSE)];
  const [columns, rows] = [width, height].map((side) => max(1, round(side / CELL)));
  const at = (limit: number, i: number) => min(limit - 1, round((i + 0.5) * CELL));
  return Float32Array.from({ length: columns * rows }, (_, i) => {
    const place = at(height, floor(i / columns)) * width + at(width, i % columns);
    if (cover[place] <= COVERED) return NaN;
    return fine[place] / near[place] - coarse[place] / cover[place];
  });
}

export function compareTextures(
  original: ArrayLike<number>,
  copy: Float32Array,
  grid: TextureGrid,
): Likeness {
  const correlations = correlationsOf(original, copy, grid);
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
  { columns, rows }: TextureGrid,
): number[] {
  const correlations: number[] = [];
  for (let top = 0; top < rows; top += BLOCK) {
    for (let left = 0; left < columns; left += BLOCK) {
      const block = new Correlation();
      let cells = 0;
      for (let y = top; y < min(top + BLOCK, rows); y++) {
        for (let x = left; x < min(left + BLOCK, columns); x++) {
          const i = y * columns + x;
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
