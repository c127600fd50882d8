import { COLOUR_WORDS, HAIR_COLOURS } from './colour-words.js';
import { findTerms } from './find-terms.js';
import { HEADS } from './describing-words.js';
import { FRENCH } from './languages/french.js';
import { GERMAN } from './languages/german.js';
import { type Language, pairs } from './languages/language.js';
import { SPANISH } from './languages/spanish.js';
import { FILLERS, NEGATIONS } from './tokens.js';
import type { Token } from './tokens.js';

type Entry = { readonly words: readonly string[]; readonly english: readonly string[] };
type Dictionary = Language & { readonly byFirstWord: ReadonlyMap<string, readonly Entry[]> };

/** What people name in their own language within a sentence of another one. */
const BORROWED = pairs('hintergrund=background|fondo=background');

function dictionaryOf(language: Language): Dictionary {
  const entries = Object.entries({ ...BORROWED, ...language.phrases }).map(
    ([phrase, english]): Entry => ({
      words: phrase.split(' ').map((word) => folded(word, language)),
      english: english === '' ? [] : english.split(' '),
    }),
  );
  entries.sort((a, b) => b.words.length - a.words.length);
  return { ...language, byFirstWord: Map.groupBy(entries, ({ words }) => words[0]!) };
}

const DICTIONARIES = [GERMAN, FRENCH, SPANISH].map(dictionaryOf);

const POSTPOSED = new Set([
  ...Object.keys(COLOUR_WORDS),
  ...Object.keys(HAIR_COLOURS),
  ...'plain blurred transparent dark light neutral bright solid long short'.split(' '),
]);

/** The language in which most words mean something wins, for a clause first; English wins a tie. */
export function inEnglish(tokens: readonly Token[]): readonly Token[] {
  const whole = bestOf(tokens, [ENGLISH, ...DICTIONARIES]);
  const order = [whole, ENGLISH, ...DICTIONARIES];
  const clauses = Map.groupBy(tokens, ({ clause }) => clause);
  if (clauses.size < 2) return translated(tokens, whole);
  return [...clauses.values()].flatMap((clause) => translated(clause, bestOf(clause, order)));
}

const ENGLISH = dictionaryOf({ phrases: {}, endings: [] });

function bestOf(tokens: readonly Token[], languages: readonly Dictionary[]): Dictionary {
  let best = { language: languages[0]!, understood: -1 };
  for (const language of languages) {
    const understood = understoodIn(translated(tokens, language), tokens);
    if (understood > best.understood) best = { language, understood };
    if (understood === tokens.length) break;
  }
  return best.language;
}

/** How many words of the prompt mean something in this translation; dropped words do. */
function understoodIn(english: readonly Token[], original: readonly Token[]): number {
  const covered = new Set(
    findTerms(english, false).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
  const strange = english.filter(
    ({ word }, i) => !covered.has(i) && !FILLERS.has(word) && !NEGATIONS.has(word),
  );
  return original.length - strange.length;
}

function translated(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const words = [...new Set(tokens.map(({ word }) => word))];
  const known = new Map(words.map((word) => [word, formsOf(word, dictionary)]));
  const forms = tokens.map(({ word }) => known.get(word)!);
  const out: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const entry = entryAt(tokens, i, forms, dictionary);
    if (!entry) {
      out.push(tokens[i]!);
      i += 1;
      continue;
    }
    const [first, last] = [tokens[i]!, tokens[i + entry.words.length - 1]!];
    const place = { clause: first.clause, start: first.start, end: last.end };
    out.push(...entry.english.map((word) => ({ ...place, word })));
    i += entry.words.length;
  }
  return dictionary.putsAdjectivesLast ? reordered(out) : out;
}

function entryAt(
  tokens: readonly Token[],
  at: number,
  forms: readonly (readonly string[])[],
  { byFirstWord }: Dictionary,
): Entry | undefined {
  const { clause } = tokens[at]!;
  const candidates = forms[at]!.flatMap((form) => byFirstWord.get(form) ?? []).toSorted(
    (a, b) => b.words.length - a.words.length,
  );
  return candidates.find(({ words }) =>
    words.every(
      (wanted, k) => tokens[at + k]?.clause === clause && forms[at + k]!.includes(wanted),
    ),
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

/** "background green dark" to "dark green background", also for lists of adjectives. */
function reordered(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const noun = tokens[i]!;
    const end = HEADS[noun.word] === undefined ? i + 1 : endOfAdjectives(tokens, i + 1);
    const adjectives = tokens.slice(i + 1, end);
    const isList = adjectives.some(({ word }) => word === 'and');
    out.push(...(isList ? adjectives : adjectives.toReversed()), noun);
    i = end;
  }
  return out;
}

function endOfAdjectives(tokens: readonly Token[], from: number): number {
  const { clause } = tokens[from - 1]!;
  const isAdjective = (token?: Token) => token?.clause === clause && POSTPOSED.has(token.word);
  let end = from;
  while (true) {
    if (isAdjective(tokens[end])) end += 1;
    else if (end > from && tokens[end]?.word === 'and' && isAdjective(tokens[end + 1])) end += 2;
    else return end;
  }
}

/** Strips accents and elided articles. */
function folded(word: string, { elision }: Language): string {
  return (elision ? word.replace(elision, '') : word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}
