import { abs, imul, max, min } from '../../imaging/math.js';
import { seededRandom } from '../../imaging/random.js';
import { type Descriptor, DIMENSIONS, MIRRORED } from './descriptor.js';

/** Half a word: few enough bits for copies to agree, enough to separate others. */
const HALF_BITS = 20;
const HASH_PRIME = 0x01000193;

const CHOSEN = chosen();

/** A word is equal for the mirror image. */
export function wordOf(descriptor: Descriptor): number {
  const [first, second] = halvesOf(descriptor);
  return hashOf(first, second);
}

export function likelyWordsOf(descriptor: Descriptor, doubtful: number): number[] {
  const [first, second] = halvesOf(descriptor);
  const least = leastCertain(descriptor, doubtful);
  return Array.from({ length: 1 << doubtful }, (_, flips) => {
    let [a, b] = [first, second];
    least.forEach((bit, index) => {
      if (((flips >> index) & 1) === 0) return;
      if (bit < HALF_BITS) a ^= 1 << bit;
      else b ^= 1 << (bit - HALF_BITS);
    });
    return hashOf(a, b);
  });
}

function leastCertain({ values, median }: Descriptor, count: number): number[] {
  const margins = CHOSEN.map((dimension) => abs(values[dimension] - median));
  const least: number[] = [];
  while (least.length < count) {
    let nearest = -1;
    margins.forEach((margin, bit) => {
      if (nearest < 0 || margin < margins[nearest]) nearest = bit;
    });
    least.push(nearest);
    margins[nearest] = Infinity;
  }
  return least;
}

function halvesOf({ values, median }: Descriptor): [number, number] {
  let [first, second] = [0, 0];
  for (let bit = 0; bit < HALF_BITS; bit++) {
    if (values[CHOSEN[bit]] > median) first |= 1 << bit;
    if (values[CHOSEN[bit + HALF_BITS]] > median) second |= 1 << bit;
  }
  return [first, second];
}

/** FNV-1a over both halves, smaller first, as a signed PostgreSQL integer. */
function hashOf(a: number, b: number): number {
  return hashedWith(hashedWith(0x811c9dc5, min(a, b)), max(a, b));
}

function hashedWith(hash: number, half: number): number {
  let out = hash;
  for (let shift = 0; shift < HALF_BITS; shift += 8) {
    out = imul(out ^ ((half >> shift) & 0xff), HASH_PRIME);
  }
  return out | 0;
}

function chosen(): number[] {
  const random = seededRandom(20_261);
  const pairs = Array.from({ length: DIMENSIONS }, (_, i) => i)
    .filter((i) => i < MIRRORED[i])
    .map((i) => ({ i, by: random.next() }))
    .toSorted((a, b) => a.by - b.by)
    .slice(0, HALF_BITS);
  const half = pairs.map(({ i }) => i);
  return [...half, ...half.map((i) => MIRRORED[i])];
}
