import type { PromptSubject } from '@likeness/prompts/wish-list';

export type Prompts = {
  readonly positive: string;
  readonly negative: string;
  readonly enhancedPositive: string | null;
  readonly enhancedNegative: string | null;
};

/** Without photos, a prompt draws a character. */
export function subjectOf(photoCount: number): PromptSubject {
  return photoCount > 0 ? 'photo' : 'drawing';
}
