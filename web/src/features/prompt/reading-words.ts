import type { PromptReading } from '@likeness/contracts/http/prompts';
import * as text from './messages/en.js';
import type { AskedPrompt } from './prompt-reading-query.js';

type MainUnmet = NonNullable<PromptReading['main_unmet']>;

export function followedWords({ followed }: PromptReading): [string, string][] {
  return followed.map(({ words, as, partly }) => [
    words,
    partly?.reason ? `${as} (${partly.reason})` : as,
  ]);
}

export function unmetWords({ unmet, main_unmet: main }: PromptReading): [string, string][] {
  const isMain = ({ words }: { words: string }) => words === main?.words;
  return [...unmet.filter(isMain), ...unmet.filter((wish) => !isMain(wish))].map((wish) => {
    const reason = wish.reason ?? text.notAvailable;
    return [wish.words, isMain(wish) ? text.mainWish(reason) : reason];
  });
}

export function mainWishWords({ words, rule }: MainUnmet): string {
  return rule === 'subject' ? text.mainBySubject(words) : text.mainByPlace(words);
}

export function plainWords({ tool, hasPhotos }: Pick<AskedPrompt, 'tool' | 'hasPhotos'>): string {
  if (!hasPhotos) return text.onlyIllustrated;
  return tool === 'kontextlens' ? text.plainOrLook : text.onlyPlain;
}
