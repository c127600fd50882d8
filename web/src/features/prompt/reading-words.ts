import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { AskedPrompt } from './prompt-reading-query.js';

type MainUnmet = NonNullable<PromptReading['main_unmet']>;

export function unmetWords({ unmet, main_unmet: main }: PromptReading): [string, string][] {
  const isMain = ({ words }: { words: string }) => words === main?.words;
  return [...unmet.filter(isMain), ...unmet.filter((wish) => !isMain(wish))].map((wish) => {
    const reason = wish.reason ?? 'not available here';
    return [wish.words, isMain(wish) ? `your main wish: ${reason}` : reason];
  });
}

export function mainWishWords({ words, rule }: MainUnmet): string {
  const why =
    rule === 'subject' ? 'it says who is in the picture' : 'it comes first in your prompt';
  return `“${words}” is your main wish because ${why}.`;
}

export function plainWords({ tool, hasPhotos }: Pick<AskedPrompt, 'tool' | 'hasPhotos'>): string {
  if (!hasPhotos) {
    return 'We can’t follow this prompt, so you’d get an illustrated character in a style that we pick.';
  }
  return tool === 'kontextlens'
    ? 'We can’t follow this prompt, so you’d get a plain studio portrait, or the look of your other images.'
    : 'We can’t follow this prompt, so you’d get a plain studio portrait.';
}
