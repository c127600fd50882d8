import type { RunPlan } from '../../runs/run/run-plan.js';
import { emptyKontextForm, reduceKontextForm, type KontextChoices } from './kontext-form-state.js';

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

/** The choices that a plan was made from, for the form to show again. */
export function formOfPlan({ imageCount, fields }: RunPlan): KontextChoices {
  return reduceKontextForm(emptyKontextForm, {
    prompt: fields.positive_prompt ?? '',
    imageCount,
    enhance: fields.enhance_positive_prompt === 'true',
    watermark: fields.pro_generation !== 'true',
    seed: fields.seed === undefined ? null : Number(fields.seed),
  });
}
