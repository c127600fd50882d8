import { floor, imul } from './math.js';
/** Reproducible stream; the engines' only source of randomness. */
export type Random = {
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Independent stream by `label`; does not advance this one. */
  readonly fork: (label: string) => Random;
};

/** sfc32 (PractRand, Chris Doty-Humphrey), seeded through splitmix32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const split = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = imul(z ^ (z >>> 16), 0x21f0aaad);
    z = imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let [a, b, c, counter] = [split(), split(), split(), 1];
  const next = () => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[floor(next() * items.length)],
    fork: (label) => seededRandom(hash(label, seed)),
  };
}

function hash(label: string, seed: number): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = 0; i < label.length; i++) h = imul(h ^ label.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
