import { fround, sqrt } from '../../../imaging/math.js';

export type TrainingNoise = {
  /** ᾱ of each training step: remaining share of the picture's variance. */
  readonly alphasCumprod: Float32Array;
  /** √((1 − ᾱ) / ᾱ) of each training step. */
  readonly sigmas: Float32Array;
};

type Betas = { readonly start: number; readonly end: number; readonly count: number };

/** "Scaled linear" betas (evenly spaced square roots) in 32 bits, as in PyTorch. */
export function trainingNoise({ start, end, count }: Betas): TrainingNoise {
  const [first, last] = [fround(sqrt(start)), fround(sqrt(end))];
  const step = fround(fround(last - first) / (count - 1));
  const alphasCumprod = new Float32Array(count);
  const sigmas = new Float32Array(count);
  let product = 1;
  for (let i = 0; i < count; i++) {
    const root =
      i < count / 2
        ? fround(first + fround(step * i))
        : fround(last - fround(step * (count - 1 - i)));
    product *= fround(1 - fround(root * root));
    alphasCumprod[i] = product;
    const alpha = alphasCumprod[i];
    sigmas[i] = sqrt(fround(fround(1 - alpha) / alpha));
  }
  return { alphasCumprod, sigmas };
}

export function sigmaAt({ sigmas }: TrainingNoise, timestep: number): number {
  const below = Math.min(Math.max(Math.floor(timestep), 0), sigmas.length - 1);
  const above = Math.min(below + 1, sigmas.length - 1);
  return sigmas[below] + (sigmas[above] - sigmas[below]) * (timestep - below);
}

/** Fractional training step for `sigma`: linear in its logarithm. */
export function timestepOf({ sigmas }: TrainingNoise, sigma: number): number {
  const wanted = Math.log(Math.max(sigma, 1e-10));
  let below = 0;
  while (below < sigmas.length - 2 && Math.log(sigmas[below + 1]) <= wanted) below += 1;
  const [low, high] = [Math.log(sigmas[below]), Math.log(sigmas[below + 1])];
  const share = Math.min(Math.max((low - wanted) / (low - high), 0), 1);
  return below + share;
}
