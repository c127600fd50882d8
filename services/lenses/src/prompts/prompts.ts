import { readPrompt } from '@likeness/prompts/read-prompt';
import type { PromptSubject } from '@likeness/prompts/wish-list';

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
export function dropsMainWish({ positive, negative }: Prompts, subject: PromptSubject): boolean {
  return readPrompt({ positive, negative }, subject).mainUnmet !== null;
}

/** Without photos the words draw a character. */
export function subjectOf(photoCount: number): PromptSubject {
  return photoCount > 0 ? 'photo' : 'drawing';
}

/** The words that are rendered. */
export function spokenWords(prompts: Prompts): { positive: string; negative: string } {
  return {
    positive: prompts.enhancedPositive ?? prompts.positive,
    negative: prompts.enhancedNegative ?? prompts.negative,
  };
}
