import { fround, sqrt } from '../../../imaging/math.js';
import { combined, type Scheduler } from './scheduler.js';
import { sigmaAt, type TrainingNoise } from './training-noise.js';

export type Spacing = 'leading' | 'trailing';

/**
 * Karras et al. 2022, algorithm 2 without churn (diffusers `scheduling_euler_discrete.py`).
 * `trailing` starts at the last training step, for distilled models such as SDXL-Lightning.
 * @param offset added to each timestep of `leading`
 */
export function eulerScheduler(
  noise: TrainingNoise,
  steps: number,
  spacing: Spacing,
  offset: number,
): Scheduler {
  const timesteps = spacedTimesteps(noise.sigmas.length, steps, spacing, offset);
  const sigmas = [...timesteps.map((timestep) => fround(sigmaAt(noise, timestep))), 0];
  return {
    timesteps,
    initialScale: spacing === 'trailing' ? sigmas[0] : sqrt(sigmas[0] ** 2 + 1),
    inputScale: (step) => 1 / sqrt(sigmas[step] ** 2 + 1),
    needsNoise: () => false,
    advance: (step, sample, prediction) =>
      combined(1, sample, sigmas[step + 1] - sigmas[step], prediction, sample),
  };
}

/** Training steps in falling order (arXiv 2305.08891, table 2). */
function spacedTimesteps(count: number, steps: number, spacing: Spacing, offset: number): number[] {
  if (spacing === 'leading') {
    const ratio = Math.floor(count / steps);
    return Array.from({ length: steps }, (_, i) => (steps - 1 - i) * ratio + offset);
  }
  return Array.from({ length: steps }, (_, i) => halfToEven(count - (i * count) / steps) - 1);
}

/** As NumPy rounds. */
export function halfToEven(value: number): number {
  const rounded = Math.round(value);
  return Math.abs(value % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
