import type { PromptSubject } from '@likeness/prompts/wishes';

/** Without photos, a prompt draws a character. */
export function subjectOf(photoCount: number): PromptSubject {
  return photoCount > 0 ? 'photo' : 'drawing';
}
