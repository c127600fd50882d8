import { imul } from '../../../imaging/math.js';

const ROUNDS = 10;
const MULTIPLIERS = [0xd2511f53, 0xcd9e8d57] as const;
const WEYL = [0x9e3779b9, 0xbb67ae85] as const;

/**
 * One block of Philox 4x32-10 (Salmon et al., SC 2011); stateless. All numbers are unsigned.
 * @param counter four numbers @param key two numbers @param out receives four numbers
 */
export function philox4x32(counter: Uint32Array, key: Uint32Array, out: Uint32Array): void {
  let [a, b, c, d, k0, k1] = [counter[0], counter[1], counter[2], counter[3], key[0], key[1]];
  for (let round = 0; round < ROUNDS; round++) {
    const left = highProduct(MULTIPLIERS[1], c) ^ b ^ k0;
    const right = highProduct(MULTIPLIERS[0], a) ^ d ^ k1;
    b = imul(MULTIPLIERS[1], c);
    d = imul(MULTIPLIERS[0], a);
    a = left;
    c = right;
    k0 = (k0 + WEYL[0]) | 0;
    k1 = (k1 + WEYL[1]) | 0;
  }
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
}

function highProduct(x: number, y: number): number {
  const [xHigh, xLow, yHigh, yLow] = [x >>> 16, x & 0xffff, y >>> 16, y & 0xffff];
  const middle = xHigh * yLow + ((xLow * yLow) >>> 16);
  const other = xLow * yHigh + (middle & 0xffff);
  return (xHigh * yHigh + (middle >>> 16) + (other >>> 16)) | 0;
}
