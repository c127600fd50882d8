import { COLOUR_WORDS } from './colour-words.js';
import { findTerms, HEADS } from './find-terms.js';
import { FRENCH } from './languages/french.js';
import { GERMAN } from './languages/german.js';
import type { Language } from './languages/language.js';
import { SPANISH } from './languages/spanish.js';
import { FILLERS, NEGATIONS } from './sentence-words.js';
import type { Token } from './tokens.js';

type Translation = { readonly tokens: readonly Token[]; readonly understood: number };
type Entry = { readonly words: readonly string[]; readonly english: readonly string[] };
type Dictionary = Language & { readonly byFirstWord: ReadonlyMap<string, readonly Entry[]> };

const DICTIONARIES: readonly Dictionary[] = [GERMAN, FRENCH, SPANISH].map((language) => {
  const entries = Object.entries(language.phrases).map(([phrase, english]): Entry => ({
    words: phrase.split(' ').map((word) => folded(word, language)),
    english: english === '' ? [] : english.split(' '),
  }));
  entries.sort((a, b) => b.words.length - a.words.length);
  return { ...language, byFirstWord: Map.groupBy(entries, ({ words }) => words[0]!) };
});

/** Adjectives that follow their noun in Romance languages. */
const POSTPOSED = new Set([
  ...Object.keys(COLOUR_WORDS),
  ...'plain blurred transparent dark light neutral bright solid'.split(' '),
]);

/** The language with the most known words wins; unknown words stay unchanged. */
export function inEnglish(tokens: readonly Token[]): readonly Token[] {
  const english: Translation = { tokens, understood: understoodInEnglish(tokens) };
  return DICTIONARIES.map((dictionary) => translated(tokens, dictionary)).reduce(
    (best, next) => (next.understood > best.understood ? next : best),
    english,
  ).tokens;
}

function understoodInEnglish(tokens: readonly Token[]): number {
  const covered = new Set(
    findTerms(tokens, false).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
  return tokens.filter(({ word }, i) => covered.has(i) || FILLERS.has(word) || NEGATIONS.has(word))
    .length;
}

function translated(tokens: readonly Token[], dictionary: Dictionary): Translation {
  const out: Token[] = [];
  let understood = 0;
  for (let i = 0; i < tokens.length;) {
    const entry = entryAt(tokens, i, dictionary);
    if (!entry) {
      out.push(tokens[i]!);
      i += 1;
      continue;
    }
    const [first, last] = [tokens[i]!, tokens[i + entry.words.length - 1]!];
    const place = { clause: first.clause, start: first.start, end: last.end };
    out.push(...entry.english.map((word) => ({ ...place, word })));
    understood += entry.words.length;
    i += entry.words.length;
  }
  return { tokens: dictionary.putsAdjectivesLast ? reordered(out) : out, understood };
}

function entryAt(tokens: readonly Token[], at: number, dictionary: Dictionary): Entry | undefined {
  const forms = (word: string) => formsOf(word, dictionary);
  const { word: first, clause } = tokens[at]!;
  const candidates = forms(first)
    .flatMap((form) => dictionary.byFirstWord.get(form) ?? [])
    .toSorted((a, b) => b.words.length - a.words.length);
  return candidates.find(({ words }) =>
    words.every((wanted, k) => {
      const token = tokens[at + k];
      return token?.clause === clause && forms(token.word).includes(wanted);
    }),
  );
}

function formsOf(word: string, language: Language): string[] {
  const bare = folded(word, language);
  const spelt = language.digraphs ? [bare, bare.replace(/([aou])e/g, '$1')] : [bare];
  const stems = spelt.flatMap((form) =>
    language.endings
      .filter(([ending]) => form.endsWith(ending))
      .map(([ending, base]) => form.slice(0, -ending.length) + base),
  );
  return [...spelt, ...stems];
}

/** Swaps a noun and the colour after it: "fond blanc" is a white background. */
function reordered(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let i = 1; i < out.length; i++) {
    const [noun, adjective] = [out[i - 1]!, out[i]!];
    const isPair =
      noun.clause === adjective.clause &&
      HEADS[noun.word] !== undefined &&
      POSTPOSED.has(adjective.word);
    if (isPair) [out[i - 1], out[i]] = [adjective, noun];
  }
  return out;
}

/** Strips accents and elided articles. */
function folded(word: string, { elision }: Language): string {
  return (elision ? word.replace(elision, '') : word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}
