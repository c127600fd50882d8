import { floor, hypot, max, min, sqrt } from '../../imaging/math.js';
import { CODED_BITS, decode } from './error-code.js';
import { type Line, type MarkKey, TILE, TILES } from './mark-key.js';
import { opened, type Payload } from './payload.js';
import type { Tile } from './tiles.js';

/** In standard deviations of chance. */
const LEAST = 4.5;
const OFFSETS = 4;
const RINGS = 8;

/** Tiles from the picture's first to the frame's. */
type Offset = { readonly x: number; readonly y: number };
export type Read = {
  readonly payload: Payload & { content: bigint };
  readonly block: Buffer;
  readonly offset: Offset;
};

/** @param known where the picture lies in the frame, if that needs no search */
export function readPayload(
  tiles: readonly Tile[],
  key: MarkKey,
  known?: Offset,
): Read | undefined {
  for (const offset of known ? [known] : likelyOffsets(tiles, key)) {
    const block = decode(softBits(tiles, key, offset));
    const payload = block && opened(key, block);
    if (payload) return { payload, block, offset };
  }
  return undefined;
}

/** @returns undefined outside the frame, where tiles carry nothing */
function signsOf(
  { signs, places, data }: MarkKey,
  column: number,
  row: number,
): Int8Array | undefined {
  if (column < 0 || row < 0 || column >= TILES || row >= TILES) return undefined;
  const lines = places.length + data.length;
  const tile = row * TILES + column;
  return signs.subarray(tile * lines, (tile + 1) * lines);
}

function alongPlaces({ re, im }: { re: Float64Array; im: Float64Array }, { places }: MarkKey) {
  return Float64Array.from(places, (line, i) => re[i] * line.re + im[i] * line.im);
}

/** How well the lines of a tile say that it is at a place of the frame. */
function placeMatch(along: Float64Array, signs: Int8Array | undefined): number {
  let sum = 0;
  if (!signs) return sum;
  for (let i = 0; i < along.length; i++) sum += signs[i] * along[i];
  return sum;
}

function likelyOffsets(tiles: readonly Tile[], key: MarkKey): Offset[] {
  const along = tiles.map((tile) => alongPlaces(tile, key));
  const energy = along.flatMap((values) => [...values]).reduce((sum, value) => sum + value ** 2, 0);
  const side = 3 * TILES;
  return Array.from({ length: side * side }, (_, offset) => {
    const [x, y] = [(offset % side) - TILES, floor(offset / side) - TILES];
    const match = tiles.reduce(
      (sum, { column, row }, i) => sum + placeMatch(along[i], signsOf(key, column + x, row + y)),
      0,
    );
    return { x, y, score: match / sqrt(energy || 1) };
  })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, OFFSETS)
    .filter(({ score }) => score >= LEAST);
}

function softBits(tiles: readonly Tile[], key: MarkKey, { x, y }: Offset): Float64Array {
  const { places, data, bitOf, chips } = key;
  const count = places.length + data.length;
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  for (const tile of tiles) {
    const signs = signsOf(key, tile.column + x, tile.row + y);
    if (!signs) continue;
    for (let i = 0; i < count; i++) {
      re[i] += signs[i] * tile.re[i];
      im[i] += signs[i] * tile.im[i];
    }
  }
  const weights = ringWeights(key, re, im);
  const soft = new Float64Array(CODED_BITS);
  data.forEach((line, i) => {
    const weight = weights[ringOf(line)];
    const at = places.length + i;
    soft[bitOf[2 * i]] += weight * chips[2 * i] * re[at];
    soft[bitOf[2 * i + 1]] -= weight * chips[2 * i + 1] * im[at];
  });
  return soft;
}

/** Loudness of the mark over that of the picture, by frequency. */
function ringWeights(key: MarkKey, re: Float64Array, im: Float64Array): Float64Array {
  const { places, data } = key;
  const along = alongPlaces({ re, im }, key);
  const loudness = new Float64Array(RINGS);
  const noise = new Float64Array(RINGS);
  const [lines, marks] = [new Float64Array(RINGS), new Float64Array(RINGS)];
  [...places, ...data].forEach((line, i) => {
    const ring = ringOf(line);
    noise[ring] += re[i] ** 2 + im[i] ** 2;
    lines[ring]++;
    if (i >= places.length) return;
    loudness[ring] += along[i];
    marks[ring]++;
  });
  const usual = loudness.reduce((sum, value) => sum + value, 0) / places.length;
  return loudness.map(
    (value, ring) =>
      max((value + 4 * usual) / (marks[ring] + 4), 0.1 * usual, 0) /
      (noise[ring] / lines[ring] || 1),
  );
}

function ringOf({ x, y }: Line): number {
  const [from, to] = [0.06 * TILE, 0.2 * TILE];
  return max(0, min(RINGS - 1, floor(((hypot(x, y) - from) / (to - from)) * RINGS)));
}
