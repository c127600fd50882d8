import { abs, atan2, cos, exp, hypot, log, min, PI, round, sin, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { type Line, type MarkKey, TILE } from './mark-key.js';
import { HALF, placeOf, SPAN } from './spectrum.js';

/** Row-major 2 × 2 matrix. */
export type Matrix = readonly [number, number, number, number];

/** Steps of half a turn, and as large steps of scale. */
const TURNS = 1257;
const STEP = PI / TURNS;
/** Pixels per unit. */
const SCALE = { from: 0.39, to: 2.2 };
const SCALES = round(log(SCALE.to / SCALE.from) / STEP);
const LOUDEST = 9;
const LEVELS = 28;
const KEPT = 4;
/** Waves per `SPAN` for one wave per tile at one pixel per unit. */
const RATIO = SPAN / TILE;
/** In cycles per tile: pilots lie between. */
const RADIUS = { from: 7.5, to: 26 };
const RADII = SCALES + round(log(RADIUS.to / RADIUS.from) / STEP) + 1;
const REACH = 3;

type Guess = {
  readonly score: number;
  readonly scale: number;
  readonly turn: number;
  readonly isMirrored: boolean;
};

/** Loudness by angle (rows) and logarithm of the frequency: turns and scales become shifts. */
export function logPolar(power: Plane): Uint8Array {
  const out = new Uint8Array(TURNS * RADII);
  const radii = Float64Array.from(
    { length: RADII },
    (_, i) => ((RADIUS.from * RATIO) / SCALE.to) * exp(i * STEP),
  );
  for (let turn = 0, i = 0; turn < TURNS; turn++) {
    const side = turn * STEP > PI / 2 ? -1 : 1;
    const [c, s] = [side * cos(turn * STEP), side * sin(turn * STEP)];
    for (let radius = 0; radius < RADII; radius++, i++) {
      const x = (c * radii[radius] + 0.5) | 0;
      const y = (s * radii[radius] + (SPAN + 0.5)) | 0;
      if (x >= HALF) continue;
      const value = power[placeOf(x, y)];
      out[i] = LEVELS * (value < LOUDEST ? value : LOUDEST);
    }
  }
  return out;
}

/** @returns likely matrices from units to pixels, the best first; each stands for its negative too */
export function findPilots(power: Plane, polar: Uint8Array, { pilots }: MarkKey): Matrix[] {
  return guesses(polar, pilots).flatMap((guess) => {
    const matrix = refined(power, pilots, guess);
    return matrix ? [matrix] : [];
  });
}

function guesses(polar: Uint8Array, pilots: readonly Line[]): Guess[] {
  const radii = pilots.map(({ x, y }) => round(log(hypot(x, y) / RADIUS.from) / STEP));
  const scores = new Uint16Array(SCALES);
  let best: Guess[] = [];
  for (const isMirrored of [false, true]) {
    const angles = pilots.map(({ x, y }) => round(atan2(y, isMirrored ? -x : x) / STEP));
    for (let turn = 0; turn < TURNS; turn++) {
      const at = (i: number) => ((angles[i] + turn + TURNS) % TURNS) * RADII + radii[i];
      scores.fill(0);
      for (let i = 0; i < pilots.length; i += 4) {
        addFour(scores, polar, at(i), at(i + 1), at(i + 2), at(i + 3));
      }
      for (let i = 0; i < SCALES; i++) {
        const score = scores[i];
        if (best.length === KEPT && score <= best[KEPT - 1].score) continue;
        const scale = SCALE.to * exp(-i * STEP);
        best = withGuess(best, { score, scale, turn: turn * STEP, isMirrored });
      }
    }
  }
  return best;
}

function addFour(
  scores: Uint16Array,
  polar: Uint8Array,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  for (let i = 0; i < scores.length; i++) {
    scores[i] += polar[a + i] + polar[b + i] + polar[c + i] + polar[d + i];
  }
}

function withGuess(best: readonly Guess[], guess: Guess): Guess[] {
  const isNear = (other: Guess) => {
    const apart = abs(other.turn - guess.turn);
    return (
      other.isMirrored === guess.isMirrored &&
      min(apart, PI - apart) < 4.5 * STEP &&
      abs(log(other.scale / guess.scale)) < 5.5 * STEP
    );
  };
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
  const at = (x: number, y: number) =>
    abs(x) < HALF ? power[x < 0 ? placeOf(-x, -y) : placeOf(x, y)] : 0;
  let [x, y, most] = [round(u), round(v), -1];
  for (let j = round(v) - reach; j <= round(v) + reach; j++) {
    for (let i = round(u) - reach; i <= round(u) + reach; i++) {
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
