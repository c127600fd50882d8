import { COLOUR_WORDS, HAIR_COLOURS } from './colour-words.js';
import { findTerms } from './find-terms.js';
import { HEADS } from './describing-words.js';
import { FRENCH } from './languages/french.js';
import { GERMAN } from './languages/german.js';
import { type Language, pairs } from './languages/language.js';
import { SPANISH } from './languages/spanish.js';
import { FILLERS, NEGATIONS } from './tokens.js';
import type { Token } from './tokens.js';
import { phraseAt } from './phrases.js';

type Entry = { readonly words: readonly string[]; readonly english: readonly string[] };
type Dictionary = Language & { readonly byFirstWord: ReadonlyMap<string, readonly Entry[]> };

/** What people name in their own language within a sentence of another one, and how they misspell it. */
const BORROWED = pairs(
  'hintergrund=background|fondo=background|backround=background|backgroud=background|back ground=background|' +
    'potrait=portrait|portait=portrait|profesional=professional|proffesional=professional|paiting=painting|watercolr=watercolor',
);

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
  const english = translated(tokens, ENGLISH);
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  const turned = clauses.map(turnedBy);
  if (!turned.some(Boolean) && understoodIn(english, tokens) === tokens.length) return english;
  const order = [ENGLISH, ...DICTIONARIES.filter((language) => isSpoken(tokens, language))];
  const whole = bestOf(tokens, order);
  if (clauses.length < 2) return translated(tokens, turned[0] ?? whole);
  return clauses.flatMap((clause, i) =>
    translated(clause, turned[i] ?? bestOf(clause, [...new Set([whole, ...order])])),
  );
}

const MOST_TURNED = 4;

/** "Costume noir": words that are English, too, in the order of another language. */
function turnedBy(clause: readonly Token[]): Dictionary | undefined {
  if (clause.length > MOST_TURNED) return undefined;
  return DICTIONARIES.find((language) => {
    const english = language.putsAdjectivesLast ? translated(clause, language) : clause;
    const isOwn = english.every((token) => !clause.includes(token));
    return isOwn && english.some(({ start }, i) => start < (english[i - 1]?.start ?? 0));
  });
}

/** Words of other languages that mean something else in English: "a rose", "a mountain hut", "see hell". */
const ENGLISH_TOO = new Set(
  (
    'alt am an aus bart bei brand den die fluss gib gift gut hell hut island kind lang nah note nun park rock rot see sein stern tag ' +
    'tusche tafel was will zum bonnet bois bord champ chat chevalier coin con costume court craie cape fond gris lac las le la long los ' +
    'main marron mur me ne or pain parc pas port pour prairie pull robe roman rue son sombre sous store tableau ton toile un vif ' +
    'village violet calle campo cine color de del el es fin jersey largo mar mayor mode o oro pan pie prado rey ' +
    'sable sale sin sobre sol solo soy ten vela verde vino vivo y yo'
  ).split(' '),
);

/** A word that is English, too, is no evidence of another language beside English words. */
function isSpoken(tokens: readonly Token[], dictionary: Dictionary): boolean {
  const rest = new Set(translated(tokens, dictionary));
  const own = tokens.filter((token) => !rest.has(token));
  const isEnglish = ({ word }: Token) => isKnown(word) || isKnown(word.replace(/s$/, ''));
  const other = own.filter((token) => !isEnglish(token));
  if (other.some(({ word }) => !ENGLISH_TOO.has(word.replace(/s$/, '')))) return true;
  return own.length === tokens.length && !own.some(({ word }) => FILLERS.has(word));
}

function isKnown(word: string): boolean {
  const place = { clause: 0, start: 0, end: 0 };
  return (
    FILLERS.has(word) ||
    NEGATIONS.has(word) ||
    COLOUR_WORDS[word] !== undefined ||
    phraseAt([{ ...place, word }], 0) !== undefined
  );
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
  // "Fondo negro y luz suave": the light is a noun.
  const isListed = (token?: Token) => isAdjective(token) && token?.word !== 'light';
  let end = from;
  while (true) {
    if (isAdjective(tokens[end])) end += 1;
    else if (end > from && tokens[end]?.word === 'and' && isListed(tokens[end + 1])) end += 2;
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
