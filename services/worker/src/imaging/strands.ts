import { ceil, cos, hypot, max, sin } from './math.js';
import { softNoise, whiteNoise } from './noise.js';
import type { Plane } from './planar.js';
import type { Random } from './random.js';

/** Noise stretched along `angle` (radians), mean 0, spread about 1. Lengths in pixels. */
export function strands(
  width: number,
  height: number,
  { angle, length, thickness }: { angle: number; length: number; thickness: number },
  random: Random,
): Plane {
  const [c, s] = [cos(angle), sin(angle)];
  const side = hypot(width, height);
  const columns = ceil((2 * side) / length) + 3;
  const rows = ceil((2 * side) / thickness) + 3;
  const lattice = whiteNoise(columns * rows, random);
  const shifts = whiteNoise(rows, random);
  const wander = softNoise(width, height, max(8, length * 2.5), 2, random, 8);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const across = (-x * s + y * c + side + (wander[i] - 0.5) * thickness * 9) / thickness;
      const row = max(0, across | 0);
      const t = across - row;
      const ease = t * t * (3 - 2 * t);
      const along = (x * c + y * s + side) / length;
      const upper = valueAt(lattice, columns, row, along + shifts[row]);
      const lower = valueAt(lattice, columns, row + 1, along + shifts[row + 1]);
      out[i] = (upper + (lower - upper) * ease - 0.5) * 4.2;
    }
  }
  return out;
}

function valueAt(lattice: Plane, columns: number, row: number, place: number): number {
  const k = place | 0;
  const t = place - k;
  const i = row * columns + k;
  return lattice[i] + (lattice[i + 1] - lattice[i]) * t * t * (3 - 2 * t);
}
