import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';

export type KontextChoices = {
  prompt: string;
  imageCount: number;
  /** Null means the account's default. */
  watermark: boolean | null;
  enhance: boolean;
  /** Seed of the first image; null for a random one. */
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

/** Turns enhancing off when the prompt becomes too short for it. */
export function reduceKontextForm(
  state: KontextChoices,
  change: Partial<KontextChoices>,
): KontextChoices {
  const next = { ...state, ...change };
  return next.enhance && !canEnhance(next.prompt) ? { ...next, enhance: false } : next;
}
