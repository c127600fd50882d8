import { abs, cos, exp, log, min, PI, sin, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { type Line, type MarkKey, TILE } from './mark-key.js';
import { SPAN } from './spectrum.js';

/** Row-major 2 × 2 matrix. */
export type Matrix = readonly [number, number, number, number];

/** Pixels per unit. */
const SCALES = { from: 0.38, to: 2.2, step: 0.0025 };
const TURNS = { most: 0.114, step: 0.0025 };
const LOUDEST = 9;
const STEPS = 28;
const KEPT = 4;
/** Waves per `SPAN` for one wave per tile at one pixel per unit. */
const RATIO = SPAN / TILE;
const REACH = 3;

type Guess = {
  readonly score: number;
  readonly scale: number;
  readonly turn: number;
  readonly isMirrored: boolean;
};

/** @returns likely matrices from units to pixels, the best first; each stands for its negative too */
export function findPilots(power: Plane, { pilots }: MarkKey): Matrix[] {
  return guesses(power, pilots).flatMap((guess) => {
    const matrix = refined(power, pilots, guess);
    return matrix ? [matrix] : [];
  });
}

function guesses(power: Plane, pilots: readonly Line[]): Guess[] {
  const levels = Uint8Array.from(power, (value) => min(value, LOUDEST) * STEPS);
  const count = Math.round(log(SCALES.to / SCALES.from) / SCALES.step);
  const scales = Float64Array.from({ length: count }, (_, i) => SCALES.from * exp(i * SCALES.step));
  const across = new Float64Array(pilots.length);
  const down = new Float64Array(pilots.length);
  let best: Guess[] = [];
  for (const isMirrored of [false, true]) {
    for (const quarter of [0, PI / 2]) {
      for (let off = -TURNS.most; off <= TURNS.most; off += TURNS.step) {
        const turn = quarter + off;
        turnedInto(pilots, turn, isMirrored, across, down);
        for (const scale of scales) {
          let sum = 0;
          for (let i = 0; i < pilots.length; i++) {
            const x = (across[i] / scale + (SPAN + 0.5)) & (SPAN - 1);
            const y = (down[i] / scale + (SPAN + 0.5)) & (SPAN - 1);
            sum += levels[y * SPAN + x];
          }
          const last = best.at(-1);
          if (best.length < KEPT || !last || sum > last.score) {
            best = withGuess(best, { score: sum, scale, turn, isMirrored });
          }
        }
      }
    }
  }
  return best;
}

function turnedInto(
  pilots: readonly Line[],
  turn: number,
  isMirrored: boolean,
  across: Float64Array,
  down: Float64Array,
): void {
  const [c, s] = [RATIO * cos(turn), RATIO * sin(turn)];
  pilots.forEach(({ x, y }, i) => {
    const u = isMirrored ? -x : x;
    across[i] = c * u - s * y;
    down[i] = s * u + c * y;
  });
}

function withGuess(best: readonly Guess[], guess: Guess): Guess[] {
  const isNear = (other: Guess) =>
    other.isMirrored === guess.isMirrored &&
    abs(other.turn - guess.turn) < 4 * TURNS.step &&
    abs(log(other.scale / guess.scale)) < 5 * SCALES.step;
  const near = best.find(isNear);
  if (near && near.score >= guess.score) return [...best];
  return [...best.filter((other) => other !== near), guess]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, KEPT);
}

/** Least squares over the peaks near the guess: takes up a slight stretch and perspective. */
function refined(power: Plane, pilots: readonly Line[], guess: Guess): Matrix | undefined {
  const [c, s] = [cos(guess.turn), sin(guess.turn)].map((part) => (part * RATIO) / guess.scale);
  const m = guess.isMirrored ? -1 : 1;
  let waves: Matrix = [c * m, -s, s * m, c];
  for (const reach of [REACH, REACH, 2]) {
    const [sums, known] = [
      [0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (const { x, y } of pilots) {
      const [u, v] = [waves[0] * x + waves[1] * y, waves[2] * x + waves[3] * y];
      const peak = peakNear(power, u, v, reach);
      const miss = (peak.x - u) ** 2 + (peak.y - v) ** 2;
      const weight = min(peak.power, 30) / (1 + 2 * miss);
      sums[0] += weight * x * x;
      sums[1] += weight * x * y;
      sums[2] += weight * y * y;
      known[0] += weight * x * peak.x;
      known[1] += weight * y * peak.x;
      known[2] += weight * x * peak.y;
      known[3] += weight * y * peak.y;
    }
    const d = sums[0] * sums[2] - sums[1] * sums[1];
    if (!(d > 0)) return undefined;
    waves = [
      (known[0] * sums[2] - known[1] * sums[1]) / d,
      (known[1] * sums[0] - known[0] * sums[1]) / d,
      (known[2] * sums[2] - known[3] * sums[1]) / d,
      (known[3] * sums[0] - known[2] * sums[1]) / d,
    ];
  }
  const [a, b, e, f] = waves.map((value) => value / RATIO);
  const d = a * f - b * e;
  return abs(d) < 0.1 ? undefined : [f / d, -e / d, -b / d, a / d];
}

function peakNear(power: Plane, u: number, v: number, reach: number) {
  const at = (x: number, y: number) => power[(y & (SPAN - 1)) * SPAN + (x & (SPAN - 1))];
  let [x, y, most] = [Math.round(u), Math.round(v), -1];
  for (let j = Math.round(v) - reach; j <= Math.round(v) + reach; j++) {
    for (let i = Math.round(u) - reach; i <= Math.round(u) + reach; i++) {
      // Nearer peaks first: other lines may be as near as the reach.
      const value = at(i, j) / (1 + ((i - u) ** 2 + (j - v) ** 2) / 8);
      if (value > most) [x, y, most] = [i, j, value];
    }
  }
  const middle = sqrt(at(x, y));
  const shift = (before: number, after: number) => {
    const [b, a] = [sqrt(before), sqrt(after)];
    return (a - b) / (2 * (2 * middle - a - b) || 1);
  };
  return {
    x: x + shift(at(x - 1, y), at(x + 1, y)),
    y: y + shift(at(x, y - 1), at(x, y + 1)),
    power: at(x, y),
  };
}
