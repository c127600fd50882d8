/**
 * Weights from name, shape and scale. `infra/export-packs/likeness_packs/seeded/fill.py` computes
 * the same bytes: change both, and rebuild every seeded pack.
 */

export type SeededTensor = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly scale: number;
  readonly shift: number;
};

const GOLDEN = 0x9e3779b9;
const HALF = 2 ** 23;

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** FNV-1a, 32 bits, over `<name>|<a>x<b>…`. */
function keyOf({ name, shape }: SeededTensor): number {
  let key = 0x811c9dc5;
  for (const byte of Buffer.from(`${name}|${shape.join('x')}`)) {
    key = Math.imul(key ^ byte, 0x01000193);
  }
  return key;
}

export function sizeOf({ shape }: SeededTensor): number {
  return shape.reduce((size, edge) => size * edge, 1);
}

/** Elements `start` to `end` (exclusive), uniform over shift ± scale. */
export function fillRange(tensor: SeededTensor, start: number, end: number): Float32Array {
  const key = keyOf(tensor);
  const step = Math.fround(Math.fround(tensor.scale) / HALF);
  const shift = Math.fround(tensor.shift);
  const values = new Float32Array(end - start);
  for (let i = start; i < end; i++) {
    const hashed = mix(mix(Math.imul(i, GOLDEN) + key) ^ key);
    values[i - start] = Math.fround(((hashed >>> 8) - HALF) * step) + shift;
  }
  return values;
}
