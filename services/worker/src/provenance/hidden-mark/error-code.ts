import { crc32 } from 'node:zlib';

/** Convolutional code of rate 1/4 and constraint length 9 (generators of Larsen 1973). */
const GENERATORS = [0o463, 0o535, 0o733, 0o745];
const MEMORY = 8;
const STATES = 1 << MEMORY;
const MESSAGE_BITS = 160;
export const CODED_BITS = (MESSAGE_BITS + MEMORY) * GENERATORS.length;

/** The four output bits for each register of nine bits. */
const OUTPUTS = Uint8Array.from({ length: 2 * STATES }, (_, register) =>
  GENERATORS.reduce((bits, generator) => (bits << 1) | parity(register & generator), 0),
);

function parity(value: number): number {
  let bits = value;
  for (let shift = 8; shift > 0; shift >>= 1) bits ^= bits >> shift;
  return bits & 1;
}

/** @param block 16 bytes, to which a check of four bytes is added. @returns 0 and 1 */
export function encode(block: Buffer): Uint8Array {
  const message = Buffer.alloc(MESSAGE_BITS / 8);
  block.copy(message);
  message.writeUInt32BE(crc32(block), block.length);
  const out = new Uint8Array(CODED_BITS);
  for (let i = 0, register = 0; i < MESSAGE_BITS + MEMORY; i++) {
    const bit = i < MESSAGE_BITS ? (message[i >> 3] >> (7 - (i & 7))) & 1 : 0;
    register = ((register << 1) | bit) & (2 * STATES - 1);
    for (let j = 0; j < 4; j++) out[4 * i + j] = (OUTPUTS[register] >> (3 - j)) & 1;
  }
  return out;
}

/**
 * Most likely block (Viterbi 1967).
 * @param soft positive where the coded bit is likely 1
 * @returns undefined if the check fails
 */
export function decode(soft: Float64Array): Buffer | undefined {
  const steps = MESSAGE_BITS + MEMORY;
  const before = new Uint8Array(steps * STATES);
  let scores = new Float64Array(STATES).fill(-Infinity);
  scores[0] = 0;
  const gains = new Float64Array(16);
  for (let step = 0; step < steps; step++) {
    for (let bits = 0; bits < 16; bits++) {
      gains[bits] = 0;
      for (let j = 0; j < 4; j++)
        gains[bits] += ((bits >> (3 - j)) & 1 ? 1 : -1) * soft[4 * step + j];
    }
    const next = new Float64Array(STATES);
    for (let state = 0; state < STATES; state++) {
      const low = state >> 1;
      const high = low | (STATES >> 1);
      const fromLow = scores[low] + gains[OUTPUTS[state]];
      const fromHigh = scores[high] + gains[OUTPUTS[state | STATES]];
      next[state] = Math.max(fromLow, fromHigh);
      if (fromHigh > fromLow) before[step * STATES + state] = 1;
    }
    scores = next;
  }
  const message = Buffer.alloc(MESSAGE_BITS / 8);
  for (let step = steps - 1, state = 0; step >= 0; step--) {
    if (step < MESSAGE_BITS && state & 1) message[step >> 3] |= 1 << (7 - (step & 7));
    state = (state >> 1) | (before[step * STATES + state] ? STATES >> 1 : 0);
  }
  const block = message.subarray(0, 16);
  return message.readUInt32BE(16) === crc32(block) ? block : undefined;
}
