import { fround, sqrt } from '../../../imaging/math.js';
import { halfToEven } from './euler.js';
import { combined, type Scheduler } from './scheduler.js';
import { timestepOf, type TrainingNoise } from './training-noise.js';

const RHO = 7;

/**
 * DPM-Solver++ 2M (arXiv 2211.01095, algorithm 2) with Karras et al. 2022 noise levels (diffusers
 * `scheduling_dpmsolver_multistep.py`): rounded timesteps; first and last step of first order.
 */
export function dpmpp2mKarrasScheduler(noise: TrainingNoise, steps: number): Scheduler {
  const { sigmas: trained } = noise;
  const levels = karrasLevels(trained[trained.length - 1], trained[0], steps);
  const timesteps = levels.map((sigma) => halfToEven(timestepOf(noise, sigma)));
  const sigmas = [...levels.map(fround), 0];
  let before: Float32Array | undefined;
  return {
    timesteps,
    initialScale: 1,
    inputScale: () => 1,
    needsNoise: () => false,
    advance: (step, sample, prediction) => {
      const from = levelOf(sigmas[step]);
      const to = levelOf(sigmas[step + 1]);
      const picture = combined(1 / from.alpha, sample, -from.sigma / from.alpha, prediction);
      const previous = step === 0 || step === steps - 1 ? undefined : before;
      before = picture;
      const h = to.lambda - from.lambda;
      const share = -to.alpha * (Math.exp(-h) - 1);
      const next = combined(to.sigma / from.sigma, sample, share, picture, sample);
      if (!previous) return next;
      const ratio = (from.lambda - levelOf(sigmas[step - 1]).lambda) / h;
      const change = combined(share / (2 * ratio), picture, -share / (2 * ratio), previous);
      return combined(1, next, 1, change, next);
    },
  };
}

/** Noise levels from `highest` to `lowest`, evenly spaced in their seventh root. */
function karrasLevels(highest: number, lowest: number, steps: number): number[] {
  const [from, to] = [highest ** (1 / RHO), lowest ** (1 / RHO)];
  return Array.from({ length: steps }, (_, i) => {
    const ramp = steps === 1 ? 0 : i / (steps - 1);
    return (from + ramp * (to - from)) ** RHO;
  });
}

/** The same noise level as shares of picture and noise, and as half the logarithm of their ratio. */
function levelOf(sigma: number): { alpha: number; sigma: number; lambda: number } {
  const alpha = 1 / sqrt(sigma * sigma + 1);
  return { alpha, sigma: sigma * alpha, lambda: -Math.log(sigma) };
}
