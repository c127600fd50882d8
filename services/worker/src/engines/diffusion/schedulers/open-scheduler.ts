import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import { dpmpp2mKarrasScheduler } from './dpmpp-2m-karras.js';
import { eulerScheduler } from './euler.js';
import { flowMatchEulerScheduler } from './flow-match-euler.js';
import { lcmScheduler } from './lcm.js';
import type { Scheduler } from './scheduler.js';
import { trainingNoise } from './training-noise.js';

/** SDXL's defaults; the pack overrides them under the published option names. */
const SDXL = {
  beta_start: 0.00085,
  beta_end: 0.012,
  num_train_timesteps: 1000,
  steps_offset: 1,
  original_inference_steps: 50,
} as const;

/** @param mu logarithm of the shift; flow matching only */
export function openScheduler(pack: PackScheduler, steps: number, mu: number): Scheduler {
  const option = (name: keyof typeof SDXL) => {
    const value = pack[name];
    return typeof value === 'number' ? value : SDXL[name];
  };
  if (pack.name === 'flow-match-euler') return flowMatchEulerScheduler(steps, mu);
  const noise = trainingNoise({
    start: option('beta_start'),
    end: option('beta_end'),
    count: option('num_train_timesteps'),
  });
  switch (pack.name) {
    case 'euler':
      return eulerScheduler(noise, steps, 'leading', option('steps_offset'));
    case 'euler-trailing':
      return eulerScheduler(noise, steps, 'trailing', 0);
    case 'dpmpp-2m-karras':
      return dpmpp2mKarrasScheduler(noise, steps);
    case 'lcm':
      return lcmScheduler(noise, steps, option('original_inference_steps'));
  }
}
