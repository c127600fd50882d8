import { createCipheriv, createHmac } from 'node:crypto';
import { cos, PI, sin, sqrt } from '../../imaging/math.js';
import { CODED_BITS } from './error-code.js';

/** In units: 1024 of them along the longer side of any picture. */
export const FRAME = 1024;
export const TILE = 128;
/** Tiles per side of the frame. */
export const TILES = FRAME / TILE;

/** In cycles per tile. The axes belong to JPEG blocks and lettering. */
const BAND = { from: 0.06 * TILE, to: 0.2 * TILE, offAxis: 2 };
const PILOTS = 48;
const PLACES = 96;

/** A wave over a tile, in whole cycles. */
export type Line = {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly re: number;
  readonly im: number;
};

/** Everything that a secret decides. */
export type MarkKey = {
  /** The same in all tiles: they reveal scale, rotation and shift to holders of the key. */
  readonly pilots: readonly Line[];
  /** Lines with a sign per tile: the first ones reveal the place in the frame, the rest is data. */
  readonly places: readonly Line[];
  readonly data: readonly Line[];
  /** One row per tile of the frame, one column per line: places, then data. */
  readonly signs: Int8Array;
  /** Which coded bit each of the values carries, two per data line, and with which sign. */
  readonly bitOf: Uint16Array;
  readonly chips: Int8Array;
  readonly cipher: Buffer;
  readonly operator: number;
  readonly content: Uint32Array;
};

const known = new Map<string, MarkKey>();

export function markKey(secret: string): MarkKey {
  const key = known.get(secret) ?? derive(secret);
  known.set(secret, key);
  return key;
}

function derive(secret: string): MarkKey {
  const use = (name: string) => createHmac('sha256', secret).update(`hidden mark 3 ${name}`);
  const numbers = (name: string, count: number) => {
    const cipher = createCipheriv('aes-256-ctr', use(name).digest(), Buffer.alloc(16));
    const bytes = cipher.update(Buffer.alloc(4 * count));
    return Uint32Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i));
  };
  const signs = (name: string, count: number) =>
    Int8Array.from(numbers(name, count), (number) => (number & 1 ? 1 : -1));

  const waves = wavesInBand();
  const phases = numbers('phases', waves.length);
  const lines = waves.map((wave, i) => {
    const phase = (phases[i] / 2 ** 32) * 2 * PI;
    return { ...wave, phase, re: cos(phase), im: sin(phase) };
  });
  const [pilots, others] = chosen(lines, PILOTS, numbers('pilots', PILOTS));
  const [places, data] = chosen(others, PLACES, numbers('places', PLACES));
  const values = 2 * data.length;
  const order = numbers('order', values);
  const bitOf = new Uint16Array(values);
  Array.from({ length: values }, (_, i) => i)
    .toSorted((a, b) => order[a] - order[b])
    .forEach((value, i) => (bitOf[value] = i % CODED_BITS));
  return {
    pilots,
    places,
    data,
    signs: signs('signs', TILES * TILES * others.length),
    bitOf,
    chips: signs('chips', values),
    cipher: use('cipher').digest().subarray(0, 16),
    operator: numbers('operator', 1)[0] & 0xfff,
    content: numbers('content', 4 * 64),
  };
}

function wavesInBand(): { x: number; y: number }[] {
  const waves: { x: number; y: number }[] = [];
  const { from, to, offAxis } = BAND;
  for (let x = offAxis; x <= to; x++) {
    for (let y = -Math.floor(to); y <= to; y++) {
      const radius = sqrt(x * x + y * y);
      if (Math.abs(y) >= offAxis && radius >= from && radius <= to) waves.push({ x, y });
    }
  }
  return waves.toSorted((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);
}

/** One of each group of similar frequency. */
function chosen(lines: readonly Line[], count: number, numbers: Uint32Array): [Line[], Line[]] {
  const taken = new Set<Line>();
  for (let group = 0; group < count; group++) {
    const from = Math.floor((group * lines.length) / count);
    const size = Math.floor(((group + 1) * lines.length) / count) - from;
    taken.add(lines[from + (numbers[group] % size)]);
  }
  return [[...taken], lines.filter((line) => !taken.has(line))];
}
