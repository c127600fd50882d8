import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { CommonChoices } from '../../tool-page/tool/page-tool.js';

export const emptyKontextForm: CommonChoices = {
  positivePrompt: '',
  imageCount: IMAGE_COUNTS.kontextlens.default,
  removesWatermark: null,
  enhancesPositive: false,
  seed: null,
};

export function reduceKontextForm(
  state: CommonChoices,
  change: Partial<CommonChoices>,
): CommonChoices {
  const next = { ...state, ...change };
  const isLongEnough = next.positivePrompt.trim().length >= PROMPT_MIN;
  return { ...next, enhancesPositive: next.enhancesPositive && isLongEnough };
}
