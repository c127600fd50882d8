import { AppError } from '@likeness/contracts/errors/app-error';

/** Of 255: removes fainter pixels. */
const FAINT = 24;
/** Of 255: maximum distance of a channel from 0 or 255 in a meme text color. */
const NEAR = 40;
/** Square cells across the image. Any lettering covers its whole cell, so dots count in full. */
const COLUMNS = 128;
/** Maximum share of covered cells: half of the portrait stays visible. */
const MOST_COVERED = 0.5;
/** Maximum share of the image outside two flat colors: letter edges and emoji. */
const MOST_MIXED = 0.15;
/** The same in any square a quarter as wide as the image; allows a row of large emoji. */
const MOST_MIXED_AROUND = 2 / 3;

type Size = { readonly width: number; readonly height: number };

/**
 * Our signature says that a meme is an edited portrait, so no other image may replace parts.
 * Lettering, unlike a photo, has one color and an outline. @param rgba faint pixels are cleared
 * @throws AppError LETTERING_INVALID, LETTERING_TOO_DENSE
 */
export function assertLettering(rgba: Uint8Array, { width, height }: Size): void {
  const colours = flatColours(rgba);
  const cell = Math.max(1, width / COLUMNS);
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const covered = new Uint8Array(columns * rows);
  const mixed = new Uint32Array(columns * rows);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 4) {
      if (rgba[i + 3]! < FAINT) {
        rgba[i + 3] = 0;
        continue;
      }
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      covered[place] = 1;
      const colour = flatColour(rgba, i);
      if (colour === null || !colours.includes(colour)) mixed[place]! += 1;
    }
  }
  const share = covered.reduce((sum, value) => sum + value, 0) / covered.length;
  if (share === 0) throw new AppError('LETTERING_INVALID');
  const all = mixed.reduce((sum, value) => sum + value, 0) / (width * height);
  const around = densestSquare(mixed, { width: columns, height: rows }, COLUMNS / 4) / cell ** 2;
  if (share > MOST_COVERED || all > MOST_MIXED || around > MOST_MIXED_AROUND) {
    throw new AppError('LETTERING_TOO_DENSE');
  }
}

function flatColours(rgba: Uint8Array): readonly number[] {
  const counts = new Uint32Array(8);
  for (let i = 0; i < rgba.length; i += 4) {
    const colour = flatColour(rgba, i);
    if (colour !== null) counts[colour]! += 1;
  }
  return [...counts.keys()].toSorted((a, b) => counts[b]! - counts[a]!).slice(0, 2);
}

function flatColour(rgba: Uint8Array, at: number): number | null {
  if (rgba[at + 3]! < 255 - NEAR) return null;
  let colour = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = rgba[at + channel]!;
    if (value > NEAR && value < 255 - NEAR) return null;
    colour = 2 * colour + (value > NEAR ? 1 : 0);
  }
  return colour;
}

/** The highest mean of any square with `wanted` cells per side. */
function densestSquare(values: Uint32Array, { width, height }: Size, wanted: number): number {
  const side = Math.min(wanted, width, height);
  // A summed-area table: each square needs four look-ups.
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  let densest = 0;
  for (let y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1) {
      const at = y * stride + x;
      sums[at] =
        values[(y - 1) * width + x - 1]! +
        sums[at - 1]! +
        sums[at - stride]! -
        sums[at - stride - 1]!;
      if (x < side || y < side) continue;
      const above = at - side * stride;
      densest = Math.max(densest, sums[at] - sums[at - side]! - sums[above]! + sums[above - side]!);
    }
  }
  return densest / side ** 2;
}
