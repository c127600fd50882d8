import { gaussianPair } from './exact-math.js';
import { philox4x32 } from './philox.js';

/** `length` standard normal numbers of the numbered `stream`. */
export type Noise = (stream: number, length: number) => Float32Array;

/** Stream of the initial latent; fresh noise before step n uses stream n + 1. */
export const FIRST_LATENT = 0;

/**
 * Depends only on seed, attempt, stream and position: equal in batches, on CPUs and GPUs.
 * @param seed unsigned 32-bit
 */
export function seededNoise(seed: number, attempt = 0): Noise {
  const key = Uint32Array.of(seed, attempt);
  return (stream, length) => {
    const noise = new Float32Array(length);
    const counter = Uint32Array.of(0, 0, stream, 0);
    const block = new Uint32Array(4);
    for (let i = 0; i < length; i += 4) {
      counter[0] = i / 4;
      philox4x32(counter, key, block);
      gaussianPair(block[0], block[1], noise, i);
      gaussianPair(block[2], block[3], noise, i + 2);
    }
    return noise;
  };
}
