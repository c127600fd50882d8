import { fround } from '../../../imaging/math.js';

/** IEEE 754 binary16 numbers as an array of their bits, the form of ONNX Runtime. */

const view = new DataView(new ArrayBuffer(4));

export function toHalf(values: Float32Array): Uint16Array {
  return Uint16Array.from(values, halfBits);
}

export function fromHalf(bits: Uint16Array): Float32Array {
  return Float32Array.from(bits, halfValue);
}

function halfBits(value: number): number {
  view.setFloat32(0, fround(value));
  const bits = view.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) return sign | 0x7e00;
  if (magnitude >= 0x477ff000) return sign | 0x7c00;
  if (magnitude < 0x38800000) {
    // Subnormal numbers have a constant step.
    return sign | roundToEven(Math.abs(value) * 2 ** 24);
  }
  const rebased = magnitude - 0x38000000;
  return sign | ((rebased + 0x0fff + ((rebased >>> 13) & 1)) >>> 13);
}

function roundToEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

function halfValue(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
