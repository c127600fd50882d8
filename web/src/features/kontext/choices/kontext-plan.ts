import type { RunPlan } from '../../runs/run/run-state.js';
import type { KontextChoices } from './kontext-form-state.js';

type Wish = Pick<KontextChoices, 'prompt' | 'imageCount' | 'enhance' | 'seed'> & {
  /** What the press was said to do: the wish where it can be paid. */
  isWatermarked: boolean;
};

/** The form as it is sent. */
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
