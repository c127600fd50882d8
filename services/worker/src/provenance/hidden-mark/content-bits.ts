import type { MarkKey } from './mark-key.js';
import type { Size } from './spectrum.js';

/** In units. */
const BLOCK = 32;
/** In blocks. */
const APART = 3;
const PAIRS = 64;
const SAMPLES = 6;
/** In 8-bit steps: limits the weight of one pair. */
const CLEAR = 15;
const FEWEST = 8;
/** Agreement of chance is 0, with a deviation below 0.2. */
const LEAST = 0.5;

/** Brightness at a place of the frame, or NaN outside of the picture. */
export type Look = (x: number, y: number) => number;

/** The signs of brightness differences between blocks: a copied mark does not fit another picture. */
export function contentBits(key: MarkKey, size: Size, look: Look): bigint {
  return differences(key, size, look).reduce(
    (bits, value) => (bits << 1n) | (value > 0 ? 1n : 0n),
    0n,
  );
}

/** @returns undefined if too little is visible */
export function fits(key: MarkKey, size: Size, look: Look, content: bigint): boolean | undefined {
  let [sum, total, seen] = [0, 0, 0];
  differences(key, size, look).forEach((value, i) => {
    if (Number.isNaN(value)) return;
    const weight = Math.min(Math.abs(value), CLEAR);
    const isMore = (content >> BigInt(PAIRS - 1 - i)) & 1n;
    sum += value > 0 === (isMore === 1n) ? weight : -weight;
    total += weight;
    seen += 1;
  });
  return seen < FEWEST || total === 0 ? undefined : sum / total >= LEAST;
}

function differences({ content }: MarkKey, { width, height }: Size, look: Look): number[] {
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.floor(side / BLOCK)));
  return Array.from({ length: PAIRS }, (_, i) => {
    const [a, b, c, d] = content.subarray(4 * i, 4 * i + 4);
    const [x, y] = [a % columns, b % rows];
    const [u, v] = [near(x, c, columns), near(y, d, rows)];
    return meanOf(look, x, y) - meanOf(look, u, v);
  });
}

function near(place: number, number: number, count: number): number {
  const moved = place + (number % (2 * APART + 1)) - APART;
  return moved < 0 ? -moved : moved >= count ? Math.max(0, 2 * count - 2 - moved) : moved;
}

function meanOf(look: Look, column: number, row: number): number {
  let sum = 0;
  for (let j = 0; j < SAMPLES; j++) {
    for (let i = 0; i < SAMPLES; i++) {
      const [x, y] = [column + (i + 0.5) / SAMPLES, row + (j + 0.5) / SAMPLES];
      sum += look(x * BLOCK, y * BLOCK);
    }
  }
  return sum / SAMPLES ** 2;
}
