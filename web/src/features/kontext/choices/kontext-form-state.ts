import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';

export type KontextChoices = {
  prompt: string;
  imageCount: number;
  watermark: boolean | null;
  enhance: boolean;
  seed: number | null;
};

export const emptyKontextForm: KontextChoices = {
  prompt: '',
  imageCount: IMAGE_COUNTS.kontextlens.default,
  watermark: null,
  enhance: false,
  seed: null,
};

export function canEnhance(prompt: string): boolean {
  return prompt.trim().length >= PROMPT_MIN;
}

export function reduceKontextForm(
  state: KontextChoices,
  change: Partial<KontextChoices>,
): KontextChoices {
  const next = { ...state, ...change };
  return next.enhance && !canEnhance(next.prompt) ? { ...next, enhance: false } : next;
}
