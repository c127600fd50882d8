import type { RunPlan } from '../../runs/run/run-state.js';
import type { KontextChoices } from './kontext-form-state.js';

type Wish = Pick<KontextChoices, 'prompt' | 'imageCount' | 'enhance' | 'seed'> & {
  /** The announced result: the user's choice, if they can pay for it. */
  isWatermarked: boolean;
};

export function kontextPlan({ prompt, imageCount, enhance, seed, isWatermarked }: Wish): RunPlan {
  return {
    style: null,
    imageCount,
    fields: {
      positive_prompt: prompt.trim(),
      enhance_positive_prompt: String(enhance),
      pro_generation: String(!isWatermarked),
      ...(seed === null ? {} : { seed: String(seed) }),
    },
  };
}
