import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { isVisibleText } from '@likeness/contracts/text/invisible-characters';

/** A host name with any dot character, but not initials (`J.R.R.`). */
const HOST = /[\p{L}\p{N}][.。．｡․][\p{L}\p{N}]{2,}/u;
const ADDRESS = /:\/\/|\bwww\b|@/iu;
const MAX_DIGITS = 3;
const MAX_WORDS = 8;
const WITH_NAME: ByLanguage<(name: string) => string> = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Hallo ${name},`,
};
const WITHOUT_NAME: ByLanguage<string> = { en: 'Hello,', de: 'Hallo,' };

export function greeting(name: string, language: Language): string {
  const isName =
    isVisibleText(name) &&
    !HOST.test(name) &&
    !ADDRESS.test(name) &&
    (name.match(/\p{N}/gu) ?? []).length <= MAX_DIGITS &&
    name.split(/\s+/u).length <= MAX_WORDS;
  return isName ? WITH_NAME[language](name) : WITHOUT_NAME[language];
}

/** Breaks words invisibly, so that mail programs detect no address. */
const ZERO_WIDTH_SPACE = '\u200B';

export function unlinked(text: string): string {
  return text.replace(
    /(?<=[\p{L}\p{N}])[.。．｡․](?=\p{L})|:(?=\/\/)/gu,
    (sign) => sign + ZERO_WIDTH_SPACE,
  );
}
