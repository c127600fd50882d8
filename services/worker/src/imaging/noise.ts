import { ceil } from './math.js';
import { resize } from './resample.js';
import type { Plane } from './planar.js';
import type { Random } from './random.js';

/** Fractal value noise, 0..1, mean near 0.5. `cell` is the coarsest lattice in pixels. */
function fractalNoise(
  width: number,
  height: number,
  cell: number,
  octaves: number,
  random: Random,
): Plane {
  const out = new Float32Array(width * height);
  let amplitude = 1;
  let total = 0;
  for (let octave = 0; octave < octaves && cell >= 2; octave++) {
    addLattice(out, width, height, cell, amplitude, random);
    total += amplitude;
    amplitude *= 0.5;
    cell /= 2;
  }
  for (let i = 0; i < out.length; i++) out[i] /= total;
  return out;
}

function addLattice(
  out: Plane,
  width: number,
  height: number,
  cell: number,
  amplitude: number,
  random: Random,
): void {
  const w = ceil(width / cell) + 2;
  const h = ceil(height / cell) + 2;
  const lattice = new Float32Array(w * h);
  for (let i = 0; i < lattice.length; i++) lattice[i] = random.next();
  const left = new Int32Array(width);
  const ease = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = x / cell;
    left[x] = u | 0;
    const t = u - left[x];
    ease[x] = t * t * (3 - 2 * t);
  }
  const row = new Float32Array(w);
  for (let y = 0; y < height; y++) {
    const v = y / cell;
    const top = (v | 0) * w;
    const f = v - (v | 0);
    const t = f * f * (3 - 2 * f);
    for (let x = 0; x < w; x++)
      row[x] = lattice[top + x] + (lattice[top + w + x] - lattice[top + x]) * t;
    const base = y * width;
    for (let x = 0; x < width; x++) {
      const a = row[left[x]];
      out[base + x] += amplitude * (a + (row[left[x] + 1] - a) * ease[x]);
    }
  }
}

/** Noise at reduced size, for features far wider than `factor` pixels. */
export function softNoise(
  width: number,
  height: number,
  cell: number,
  octaves: number,
  random: Random,
  factor = 4,
): Plane {
  const w = ceil(width / factor);
  const h = ceil(height / factor);
  return resize(fractalNoise(w, h, cell / factor, octaves, random), w, h, width, height);
}

export function whiteNoise(count: number, random: Random): Plane {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) out[i] = random.next();
  return out;
}
