import { gaussianPair } from './exact-math.js';
import { philox4x32 } from './philox.js';

/** Standard normal numbers, `length` of them, for a purpose that `stream` numbers. */
export type Noise = (stream: number, length: number) => Float32Array;

/** Stream of the latent that a picture begins with; a scheduler's fresh noise before step n has stream n + 1. */
export const FIRST_LATENT = 0;

/**
 * The noise of a seed. Each number depends on seed, stream and position alone, so that a picture has the
 * same noise in a batch and alone, on a processor and beside a graphics card.
 * @param seed unsigned 32-bit
 * @param attempt further attempts at the same picture get noise of their own
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
