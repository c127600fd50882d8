import { readPrompt } from '@likeness/contracts/prompts/read-prompt';

/** The words of a generation: as written and, where that was asked for, as enhanced. */
export type Prompts = {
  readonly positive: string;
  readonly negative: string;
  readonly enhancedPositive: string | null;
  readonly enhancedNegative: string | null;
};

/**
 * Whether a picture of these words drops their main wish, so that nothing is charged for it. Enhancing
 * only adds behind what was written.
 */
export function dropsMainWish({ positive, negative }: Prompts): boolean {
  return readPrompt({ positive, negative }, 'photo').mainUnmet !== null;
}

/** The words that are rendered. */
export function spokenWords(prompts: Prompts): { positive: string; negative: string } {
  return {
    positive: prompts.enhancedPositive ?? prompts.positive,
    negative: prompts.enhancedNegative ?? prompts.negative,
  };
}
