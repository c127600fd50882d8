import type { Clothes, Retouch } from '@likeness/contracts/generation/portrait-finish';
import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { FOUR_STYLES, PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PoseChoice } from '../../pickers/pose-choice.js';

export type FormState = {
  style: string | null;
  gender: Gender | null;
  retouch: Retouch;
  /** A name or `#rrggbb`; null for a surprise. */
  backdrop: string | null;
  /** Null: as in the photo. */
  clothes: Clothes | null;
  /** Where the photo cuts them. */
  continuesShoulders: boolean;
  imageCount: number;
  /** A pose from the gallery or the studio; an uploaded pose is a photo. */
  pose: PoseChoice | null;
  positivePrompt: string;
  negativePrompt: string;
  enhancesPositive: boolean;
  enhancesNegative: boolean;
  /** Null means the default: removed for subscribers, kept for everyone else. */
  removesWatermark: boolean | null;
  seed: number | null;
};

export const emptyForm: FormState = {
  style: FOUR_STYLES,
  gender: null,
  retouch: 'light',
  backdrop: null,
  clothes: null,
  continuesShoulders: true,
  imageCount: PORTRAIT_COUNT.default,
  pose: null,
  positivePrompt: '',
  negativePrompt: '',
  enhancesPositive: false,
  enhancesNegative: false,
  removesWatermark: null,
  seed: null,
};

/** Quick Start orders at most this many portraits. */
export const QUICK_START_MAX = 4;

const noPrompts = { positivePrompt: '', negativePrompt: '' };

const isLongEnough = (prompt: string) => prompt.trim().length >= PROMPT_MIN;

/** Only the prompt style has a prompt; an empty prompt can't be enhanced. */
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
