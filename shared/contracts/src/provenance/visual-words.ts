import type { FingerprintFile } from './fingerprint-file.js';

/** Units per sample and samples per cell of a texture. */
export const SPACING = 8 / 3;
export const CELL = 6;
/** In cells: one word for each window of a texture. */
const WINDOW = 12;
const STEP = 6;
/** Mean square; evener windows look alike in many pictures. */
const LEAST_ENERGY = 4;
/** FNV-1a. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

export type TextureGrid = { readonly columns: number; readonly rows: number };

export function textureGrid({ width, height }: { width: number; height: number }): TextureGrid {
  const cells = (side: number) => Math.max(1, Math.round(Math.round(side / SPACING) / CELL));
  return { columns: cells(width), rows: cells(height) };
}

export function visualWordsOfFile({ width, height, texture, binding }: FingerprintFile): number[] {
  const values = Int8Array.from(Buffer.from(texture, 'base64'));
  const words = visualWords(values, textureGrid({ width, height }));
  return [...words, ...visualWordsIn(Buffer.from(binding ?? '', 'hex'))];
}

/** Little endian. All words of a mark's payload belong to one picture only. */
export function visualWordsIn(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readInt32LE(4 * index));
}

/**
 * Signed 32-bit words, by which a database finds pictures with equal parts. Each one tells where its
 * window is, and whether each 2 × 2 cells of it are lighter or darker than their surroundings.
 * @param texture NaN where the picture does not show the original
 * @param doubtful bits of each word that are tried with both values: the ones most likely to differ
 */
export function visualWords(
  texture: ArrayLike<number>,
  { columns, rows }: TextureGrid,
  doubtful = 0,
): number[] {
  const words: number[] = [];
  for (let top = 0; top + WINDOW <= rows; top += STEP) {
    for (let left = 0; left + WINDOW <= columns; left += STEP) {
      const sums = sumsOf(texture, columns, left, top);
      if (!sums) continue;
      const least = sums
        .map((sum, bit) => ({ bit, size: Math.abs(sum) }))
        .toSorted((a, b) => a.size - b.size)
        .slice(0, doubtful);
      for (let flips = 0; flips < 1 << doubtful; flips++) {
        const isLight = sums.map((sum) => sum > 0);
        least.forEach(({ bit }, i) => (isLight[bit] = isLight[bit] !== ((flips >> i) & 1) > 0));
        words.push(hashOf([top, left, ...isLight.map(Number)]));
      }
    }
  }
  return words;
}

function sumsOf(
  texture: ArrayLike<number>,
  columns: number,
  left: number,
  top: number,
): number[] | undefined {
  const sums = new Array<number>((WINDOW / 2) ** 2).fill(0);
  let energy = 0;
  for (let y = 0; y < WINDOW; y++) {
    for (let x = 0; x < WINDOW; x++) {
      const value = texture[(top + y) * columns + left + x] ?? NaN;
      energy += value * value;
      const sum = (y >> 1) * (WINDOW / 2) + (x >> 1);
      sums[sum] = (sums[sum] ?? 0) + value;
    }
  }
  return energy >= LEAST_ENERGY * WINDOW ** 2 ? sums : undefined;
}

function hashOf(values: readonly number[]): number {
  return values.reduce((hash, value) => Math.imul(hash ^ value, PRIME), OFFSET) | 0;
}
