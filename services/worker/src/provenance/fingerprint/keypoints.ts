import { abs, atan2, exp, floor, max, min, PI, round, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { FIRST_SIGMA, LEVELS, type Octave } from './scale-space.js';

export type Keypoint = {
  readonly x: number;
  readonly y: number;
  readonly sigma: number;
  readonly angle: number;
  readonly strength: number;
  readonly octave: Octave;
  readonly level: number;
};

/** In 8-bit steps; JPEG noise hides fainter keypoints. */
const LEAST_STRENGTH = 1.8;
/** Ratio of curvatures above which a point is an edge and not localizable. */
const EDGE_RATIO = 10;
const DIRECTIONS = 36;
/** Side in pixels of the cells that spread the keypoints. */
const CELL = 64;
/** Share of the strongest direction from which a second one counts. */
const SECOND_DIRECTION = 0.8;

export function strongestKeypoints(octaves: readonly Octave[], count: number): Keypoint[] {
  return described(byStrength(extremaOf(octaves)), count);
}

/** Also covers all parts of the picture, because letters are stronger than a soft picture. */
export function spreadKeypoints(octaves: readonly Octave[], count: number): Keypoint[] {
  const strongest = byStrength(extremaOf(octaves));
  const spread = cellByCell(strongest);
  const taken = new Set(strongest.flatMap((extremum, index) => [extremum, spread[index]]));
  return described([...taken], count);
}

function byStrength(found: readonly Extremum[]): Extremum[] {
  return found.toSorted((a, b) => b.strength - a.strength);
}

function cellByCell(extrema: readonly Extremum[]): Extremum[] {
  const seen = new Map<string, number>();
  const rounds: Extremum[][] = [];
  for (const extremum of extrema) {
    const cell = `${floor(extremum.x / CELL)} ${floor(extremum.y / CELL)}`;
    const round = seen.get(cell) ?? 0;
    seen.set(cell, round + 1);
    (rounds[round] ??= []).push(extremum);
  }
  return rounds.flat();
}

function described(extrema: readonly Extremum[], count: number): Keypoint[] {
  return extrema
    .slice(0, count)
    .flatMap((extremum) => withDirections(extremum))
    .slice(0, count);
}

type Extremum = Omit<Keypoint, 'angle'> & {
  readonly column: number;
  readonly row: number;
  readonly blur: number;
};

function extremaOf(octaves: readonly Octave[]): Extremum[] {
  return octaves.flatMap((octave) => extremaIn(octave));
}

function extremaIn(octave: Octave): Extremum[] {
  const { width, height, blurred } = octave;
  const layers = blurred.slice(1).map((plane, i) => difference(plane, blurred[i]));
  const found: Extremum[] = [];
  for (let level = 1; level <= LEVELS; level++) {
    const layer = layers[level];
    for (let y = 2; y < height - 2; y++) {
      for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
        if (layer[i] < LEAST_STRENGTH && layer[i] > -LEAST_STRENGTH) continue;
        if (!isExtremum(layers, level, i, width) || isEdge(layer, i, width)) continue;
        found.push(extremumAt(octave, layers, level, x, y));
      }
    }
  }
  return found;
}

function difference(a: Plane, b: Plane): Plane {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i] - b[i];
  return out;
}

function isExtremum(layers: readonly Plane[], level: number, i: number, width: number): boolean {
  const value = layers[level][i];
  const sign = value > 0 ? 1 : -1;
  const size = value * sign;
  for (let l = level - 1; l <= level + 1; l++) {
    const layer = layers[l];
    for (let row = i - width; row <= i + width; row += width) {
      for (let at = row - 1; at <= row + 1; at++) {
        if (layer[at] * sign >= size && !(l === level && at === i)) return false;
      }
    }
  }
  return true;
}

function isEdge(layer: Plane, i: number, width: number): boolean {
  const xx = layer[i + 1] + layer[i - 1] - 2 * layer[i];
  const yy = layer[i + width] + layer[i - width] - 2 * layer[i];
  const xy =
    (layer[i + width + 1] - layer[i + width - 1] - layer[i - width + 1] + layer[i - width - 1]) / 4;
  const trace = xx + yy;
  const determinant = xx * yy - xy * xy;
  return determinant <= 0 || trace * trace * EDGE_RATIO > (EDGE_RATIO + 1) ** 2 * determinant;
}

function extremumAt(
  octave: Octave,
  layers: readonly Plane[],
  level: number,
  x: number,
  y: number,
): Extremum {
  const { width, step } = octave;
  const i = y * width + x;
  const layer = layers[level];
  const dx = peak(layer[i - 1], layer[i], layer[i + 1]);
  const dy = peak(layer[i - width], layer[i], layer[i + width]);
  const dl = peak(layers[level - 1][i], layer[i], layers[level + 1][i]);
  const sigma = FIRST_SIGMA * 2 ** ((level + dl) / LEVELS);
  return {
    x: (x + dx + 0.5) * step,
    y: (y + dy + 0.5) * step,
    sigma: sigma * step,
    // Large keypoints are rarer and more robust.
    strength: abs(layer[i]) * sqrt(sigma * step),
    octave,
    level,
    column: x,
    row: y,
    blur: sigma,
  };
}

function withDirections({ column, row, blur, ...spot }: Extremum): Keypoint[] {
  const angles = directionsAt(spot.octave, spot.level, column, row, blur);
  return angles.map((angle) => ({ ...spot, angle }));
}

function peak(before: number, middle: number, after: number): number {
  const curvature = before + after - 2 * middle;
  if (curvature === 0) return 0;
  return max(-0.5, min(0.5, (before - after) / (2 * curvature)));
}

function directionsAt(
  octave: Octave,
  level: number,
  x: number,
  y: number,
  sigma: number,
): number[] {
  const histogram = smoothed(slopes(octave, level, x, y, 1.5 * sigma));
  const top = max(...histogram);
  const angles: number[] = [];
  for (let bin = 0; bin < DIRECTIONS; bin++) {
    const before = histogram[(bin + DIRECTIONS - 1) % DIRECTIONS];
    const after = histogram[(bin + 1) % DIRECTIONS];
    const value = histogram[bin];
    if (value < SECOND_DIRECTION * top || value <= before || value < after) continue;
    angles.push(((bin + peak(before, value, after)) * 2 * PI) / DIRECTIONS);
  }
  return angles.slice(0, 2);
}

function slopes(octave: Octave, level: number, cx: number, cy: number, sigma: number): number[] {
  const { width, height, blurred } = octave;
  const plane = blurred[level];
  const radius = round(3 * sigma);
  const fall = Float64Array.from({ length: radius + 1 }, (_, away) =>
    exp(-(away * away) / (2 * sigma * sigma)),
  );
  const histogram = new Float64Array(DIRECTIONS);
  for (let y = max(1, cy - radius); y <= min(height - 2, cy + radius); y++) {
    const rowFall = fall[abs(y - cy)];
    for (let x = max(1, cx - radius); x <= min(width - 2, cx + radius); x++) {
      const i = y * width + x;
      const gx = plane[i + 1] - plane[i - 1];
      const gy = plane[i + width] - plane[i - width];
      const turn = (atan2(gy, gx) / (2 * PI) + 1) * DIRECTIONS;
      const near = rowFall * fall[abs(x - cx)];
      histogram[floor(turn + 0.5) % DIRECTIONS] += near * sqrt(gx * gx + gy * gy);
    }
  }
  return [...histogram];
}

function smoothed(histogram: readonly number[]): number[] {
  const at = (bin: number) => histogram[(bin + DIRECTIONS) % DIRECTIONS];
  return histogram.map(
    (value, bin) => (6 * value + 4 * (at(bin - 1) + at(bin + 1)) + at(bin - 2) + at(bin + 2)) / 16,
  );
}
