import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PoseChoice } from '../../pickers/pose-choice.js';

export type FormState = {
  style: string | null;
  gender: Gender | null;
  imageCount: number;
  /** A head pose of the gallery or the studio; one from a file is among the photos. */
  pose: PoseChoice | null;
  positivePrompt: string;
  negativePrompt: string;
  enhancesPositive: boolean;
  enhancesNegative: boolean;
  /** Null leaves it at what is usual: removed for subscribers, kept for everybody else. */
  removesWatermark: boolean | null;
  /** Seed of the first portrait; null lets the studio choose. */
  seed: number | null;
};

export const emptyForm: FormState = {
  style: null,
  gender: null,
  imageCount: PORTRAIT_COUNT.default,
  pose: null,
  positivePrompt: '',
  negativePrompt: '',
  enhancesPositive: false,
  enhancesNegative: false,
  removesWatermark: null,
  seed: null,
};

const noPrompts = { positivePrompt: '', negativePrompt: '' };

const isLongEnough = (prompt: string) => prompt.trim().length >= PROMPT_MIN;

/** Prompts belong to the style made from words alone, and can be enhanced once they say something. */
export function reduceForm(state: FormState, change: Partial<FormState>): FormState {
  const leavesPrompts =
    change.style !== undefined && change.style !== null && change.style !== PROMPT_ONLY_STYLE;
  const next = { ...state, ...change, ...(leavesPrompts ? noPrompts : {}) };
  const positivePrompt = next.positivePrompt.slice(0, PROMPT_MAX.lenszero);
  const negativePrompt = next.negativePrompt.slice(0, PROMPT_MAX.lenszero);
  return {
    ...next,
    positivePrompt,
    negativePrompt,
    enhancesPositive: next.enhancesPositive && isLongEnough(positivePrompt),
    enhancesNegative: next.enhancesNegative && isLongEnough(negativePrompt),
  };
}
