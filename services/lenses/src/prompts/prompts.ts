import { readPrompt } from '@likeness/prompts/read-prompt';
import type { PromptSubject } from '@likeness/prompts/wish-list';

export type Prompts = {
  readonly positive: string;
  readonly negative: string;
  readonly enhancedPositive: string | null;
  readonly enhancedNegative: string | null;
};

/** True if the studio drops the main wish. Enhancement only appends, so it has no effect. */
export function dropsMainWish({ positive, negative }: Prompts, subject: PromptSubject): boolean {
  return readPrompt({ positive, negative }, subject).mainUnmet !== null;
}

/** Without photos, a prompt draws a character. */
export function subjectOf(photoCount: number): PromptSubject {
  return photoCount > 0 ? 'photo' : 'drawing';
}

export function spokenWords(prompts: Prompts): { positive: string; negative: string } {
  return {
    positive: prompts.enhancedPositive ?? prompts.positive,
    negative: prompts.enhancedNegative ?? prompts.negative,
  };
}
