import { fround } from '../../../imaging/math.js';
import { combined, type Scheduler } from './scheduler.js';

/**
 * Rectified flow (arXiv 2209.03003) with resolution-dependent, exponential shift (arXiv 2403.03206,
 * 5.3.2; diffusers `scheduling_flow_match_euler_discrete.py`). The timestep is the noise level.
 * @param mu logarithm of the shift
 */
export function flowMatchEulerScheduler(steps: number, mu: number): Scheduler {
  const shift = Math.exp(mu);
  const even = (i: number) => fround(1 - (i * (1 - 1 / steps)) / Math.max(steps - 1, 1));
  const sigmas = Array.from({ length: steps }, (_, i) =>
    fround(shift / (shift + (1 / even(i) - 1))),
  );
  sigmas.push(0);
  return {
    timesteps: sigmas.slice(0, steps),
    initialScale: 1,
    inputScale: () => 1,
    needsNoise: () => false,
    advance: (step, sample, prediction) =>
      combined(1, sample, fround(sigmas[step + 1] - sigmas[step]), prediction, sample),
  };
}

/** FLUX.1: linear in the length of the picture's sequence (diffusers `pipeline_flux_kontext.py`). */
export function linearMu(length: number): number {
  const [short, long] = [256, 4096];
  const [atShort, atLong] = [0.5, 1.15];
  const slope = (atLong - atShort) / (long - short);
  return length * slope + (atShort - slope * short);
}

/** Above this length, mu does not depend on the step count. */
const LONG = 4300;

/** FLUX.2: interpolates lines fitted for 10 and 200 steps (diffusers `pipeline_flux2_klein.py`). */
export function empiricalMu(length: number, steps: number): number {
  const at200 = 0.00016927 * length + 0.45666666;
  if (length > LONG) return at200;
  const at10 = 8.73809524e-5 * length + 1.89833333;
  const slope = (at200 - at10) / 190;
  return slope * steps + at200 - 200 * slope;
}
