import { plainWords } from './plain-words.js';
import { spansOf, termTable, wordSet } from './term-table.js';
import { MINOR_TERMS, UNSAFE_TERMS } from './unsafe-terms.js';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PromptLanguage = (typeof LANGUAGES)[number];

const COMMON: Readonly<Record<PromptLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    'a an the of with and in on at by for from to is as my me her his she he it like wearing woman man girl boy portrait photo picture',
  ),
  de: wordSet(
    `der die das den dem des ein eine einen einem einer und mit im am auf von zu ist als wie mein meine mich ihr sein sie er nicht
     kein keine ohne fur bei frau mann madchen junge kind bild foto portrat gemalde in`,
  ),
  fr: wordSet(
    `le les un une des du de et avec dans sur au aux en par pour est comme mon ma mes moi elle il ne pas sans femme homme fille
     garcon enfant portrait photo image peinture`,
  ),
  es: wordSet(
    `el la los las un una unos unas de del y con en sobre al por para es como mi mis yo ella no sin mujer hombre chica chico nina
     nino retrato foto imagen pintura`,
  ),
};
const termsOf = (language: PromptLanguage) => [
  MINOR_TERMS[language],
  ...Object.values(UNSAFE_TERMS).map((terms) => terms[language]),
];
const TERMS = termTable({
  en: termsOf('en'),
  de: termsOf('de'),
  fr: termsOf('fr'),
  es: termsOf('es'),
});

/** The language with the most common words and screening terms; English where none leads. */
export function languageOf(prompt: string): PromptLanguage {
  const words = plainWords(prompt);
  const spans = Map.groupBy(spansOf(TERMS, words), ({ kind }) => kind);
  const scores = LANGUAGES.map((language) => {
    const common = words.filter(({ text }) => text.length > 1 && COMMON[language].has(text)).length;
    return { language, score: common + (spans.get(language)?.length ?? 0) };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).language;
}
