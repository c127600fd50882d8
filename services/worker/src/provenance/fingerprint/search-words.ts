import { abs, imul, max, min } from '../../engines/pixels/math.js';
import { seededRandom } from '../../engines/pixels/random.js';
import { type Descriptor, DIMENSIONS, MIRRORED } from './descriptor.js';

/** Bits of half a word: few enough for copies to agree, enough for strangers not to. */
const HALF_BITS = 20;
const HASH_PRIME = 0x01000193;

/**
 * Which bits: the same for all pictures, ever; another choice would find none of the older ones. The
 * second half is what stands in place of the first in a mirror.
 */
const CHOSEN = chosen();

/** A word by which the database finds pictures that have a spot like this one, or its mirror image. */
export function wordOf(descriptor: Descriptor): number {
  const [first, second] = halvesOf(descriptor);
  return hashOf(first, second);
}

/**
 * The words that the original's spot may have had.
 * @param doubtful how many of the least certain bits are taken both ways
 */
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

/** The bits whose values are nearest to the median; of equals the first. */
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

/** FNV-1a over both halves, the smaller first, as PostgreSQL's signed integer. */
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
