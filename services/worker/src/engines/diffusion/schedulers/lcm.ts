import { sqrt } from '../../../imaging/math.js';
import { combined, type Scheduler } from './scheduler.js';
import type { TrainingNoise } from './training-noise.js';

/** Standard deviation of the data in the boundary condition. */
const SIGMA_DATA = 0.5;
const TIMESTEP_SCALING = 10;

/**
 * Latent consistency sampling (arXiv 2310.04378, algorithm 3; diffusers `scheduling_lcm.py`).
 * @param originalSteps steps of the distilled schedule
 */
export function lcmScheduler(
  { alphasCumprod }: TrainingNoise,
  steps: number,
  originalSteps: number,
): Scheduler {
  const stride = Math.floor(alphasCumprod.length / originalSteps);
  const timesteps = Array.from({ length: steps }, (_, i) => {
    const index = Math.floor((i * originalSteps) / steps);
    return (originalSteps - index) * stride - 1;
  });
  return {
    timesteps,
    initialScale: 1,
    inputScale: () => 1,
    needsNoise: (step) => step < steps - 1,
    advance: (step, sample, prediction, noise) => {
      const timestep = timesteps[step];
      const alpha = alphasCumprod[timestep];
      const scaled = timestep * TIMESTEP_SCALING;
      const skip = SIGMA_DATA ** 2 / (scaled ** 2 + SIGMA_DATA ** 2);
      const out = scaled / sqrt(scaled ** 2 + SIGMA_DATA ** 2);
      const guess = combined(1 / sqrt(alpha), sample, -sqrt(1 - alpha) / sqrt(alpha), prediction);
      const denoised = combined(out, guess, skip, sample, guess);
      if (!noise) return denoised;
      const next = alphasCumprod[timesteps[step + 1]];
      return combined(sqrt(next), denoised, sqrt(1 - next), noise);
    },
  };
}
