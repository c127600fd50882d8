import type { RunPlan } from '../../runs/run/run-state.js';
import type { CommonChoices } from '../../tool-page/tool/page-tool.js';

/** `removesWatermark` is the announced result: the user's choice, if they can pay for it. */
export function kontextPlan(form: CommonChoices, removesWatermark: boolean): RunPlan {
  const { positivePrompt, imageCount, enhancesPositive, seed } = form;
  return {
    style: null,
    imageCount,
    fields: {
      positive_prompt: positivePrompt.trim(),
      enhance_positive_prompt: String(enhancesPositive),
      pro_generation: String(removesWatermark),
      ...(seed === null ? {} : { seed: String(seed) }),
    },
  };
}
