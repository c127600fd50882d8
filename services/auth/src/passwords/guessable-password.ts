import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type PasswordOwner, personalWords, plainLetters } from './personal-words.js';

const RANKED = dictionary['passwords-common'];
/** Rejected even with digits, signs or swapped letters. */
const FREQUENT_RANK = 10_000;

const COMMON = new Set(RANKED);
const FREQUENT = new Set(RANKED.slice(0, FREQUENT_RANK).filter((word) => word.length >= 4));

/** One of the 49,000 most used passwords in published breaches. */
function isCommon(text: string): boolean {
  return COMMON.has(text);
}

function isFrequent(word: string): boolean {
  return FREQUENT.has(word);
}

export type Weakness = 'common' | 'personal' | 'regular';

/** Digits and signs that people add to satisfy rules. A run or a date counts as one. */
const MAX_DRESSING = 5;
/** Shorter remainders of an eight-character password repeat or count. */
const MIN_IRREGULAR = 6;
const SHORTEST_WORD = 3;
const MAX_ENDS = 12;
/** Attackers guess shorter passwords first, and the time to read grows with the square. */
const LONGEST_READ = 100;
const SHARED = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const LOOKALIKES: readonly Readonly<Record<string, string>>[] = [
  { ...SHARED, '1': 'l', '!': 'i' },
  { ...SHARED, '1': 'i', '!': 'l' },
];

/** Detects passwords that attackers guess first, such as `P@ssw0rd1!` and `Winter2026!!`. */
export function weaknessOf(password: string, owner: PasswordOwner): Weakness | undefined {
  const plain = plainLetters(password);
  const unsigned = plain.replace(/[^\p{L}\d]+$/u, '');
  if ([plain, unsigned].flatMap(asLetters).some(isCommon)) return 'common';
  const personal = personalWords(owner);
  for (const reading of plain.length > LONGEST_READ ? [] : readings(plain)) {
    const weakness = weaknessOfWords(reading, personal);
    if (weakness) return weakness;
  }
  return lengthOf(withoutPredictableRuns(plain)) < MIN_IRREGULAR ? 'regular' : undefined;
}

type Reading = { readonly words: readonly string[]; readonly dressing: string };

function readings(plain: string): Reading[] {
  const begun = plain.replace(/^[^\p{L}@$]+/u, '');
  const head = plain.slice(0, plain.length - begun.length);
  const lastLetter = begun.replace(/\P{L}+$/u, '').length;
  const ends = Array.from(
    { length: begun.length - lastLetter + 1 },
    (_, more) => lastLetter + more,
  );
  return ends
    .slice(0, MAX_ENDS)
    .flatMap((end) =>
      asLetters(begun.slice(0, end)).map((text) => readingOf(text, head + begun.slice(end))),
    );
}

function readingOf(text: string, ends: string): Reading {
  const parts = text.split(/\P{L}+/u);
  const words = parts.filter((part) => part.length >= SHORTEST_WORD);
  const short = parts.filter((part) => part.length < SHORTEST_WORD);
  return { words, dressing: ends + text.replace(/\p{L}+/gu, '') + short.join('') };
}

function weaknessOfWords(
  { words, dressing }: Reading,
  personal: ReadonlySet<string>,
): Weakness | undefined {
  if (words.length === 0 || lengthOf(withoutPredictableRuns(dressing)) > MAX_DRESSING) {
    return undefined;
  }
  const frequent = words.reduce((sum, word) => sum + frequentWordsIn(word, personal), 0);
  if (frequent > 1) return undefined;
  return frequent === words.length && isFrequent(words[0] ?? '') ? 'common' : 'personal';
}

function frequentWordsIn(word: string, personal: ReadonlySet<string>): number {
  const least = [0, ...Array<number>(word.length).fill(Infinity)];
  for (let end = SHORTEST_WORD; end <= word.length; end += 1) {
    for (let start = 0; start <= end - SHORTEST_WORD; start += 1) {
      const part = word.slice(start, end);
      const cost = personal.has(part) ? 0 : isFrequent(part) ? 1 : Infinity;
      least[end] = Math.min(least[end] ?? Infinity, (least[start] ?? Infinity) + cost);
    }
  }
  return least[word.length] ?? Infinity;
}

function asLetters(text: string): string[] {
  const swapped = LOOKALIKES.map((table) =>
    text.replace(/[013457@$!]/g, (sign) => table[sign] ?? sign),
  );
  return [text, ...swapped];
}

function lengthOf(text: string): number {
  return [...text].length;
}

const KEYBOARDS: readonly Readonly<Record<string, readonly (string | null)[]>>[] = [
  adjacencyGraphs.qwerty,
  adjacencyGraphs.qwertz,
  adjacencyGraphs.azerty,
];
/** Shorter runs are common in words: `as`, `ere`. */
const SHORTEST_WALK = 4;
const SHORTEST_COUNT = 3;
const DATE = /(?:\d{1,2}[-./]?){0,2}(?:19|20)\d\d(?:[-./]?\d{1,2}){0,2}/g;
/** A private-use character, which no keyboard types. */
const ONE = '\u{E000}';

/** Shortens runs to one character: dates, `123`, `dcba`, keyboard walks, repetitions. */
function withoutPredictableRuns(text: string): string {
  const dated = text.replace(DATE, ONE);
  const counted = shorten(dated, counts, SHORTEST_COUNT);
  return shorten(counted, areNeighbours, SHORTEST_WALK).replace(/(.{1,4}?)\1+/gu, '$1');
}

type Related = (next: string, last: string, before: string | undefined) => boolean;

function shorten(text: string, related: Related, shortest: number): string {
  const characters = [...text];
  let kept = '';
  for (let start = 0; start < characters.length;) {
    let end = start + 1;
    while (end < characters.length && continues(characters, start, end, related)) end += 1;
    kept += characters[start] ?? '';
    start = end - start >= shortest ? end : start + 1;
  }
  return kept;
}

function continues(
  characters: readonly string[],
  start: number,
  at: number,
  related: Related,
): boolean {
  const before = at - 2 >= start ? characters[at - 2] : undefined;
  return related(characters[at] ?? '', characters[at - 1] ?? '', before);
}

const counts: Related = (next, last, before) => {
  const step = codeOf(next) - codeOf(last);
  return Math.abs(step) === 1 && (before === undefined || codeOf(last) - codeOf(before) === step);
};

const areNeighbours: Related = (next, last) =>
  KEYBOARDS.some((keys) => keys[last]?.some((key) => key?.includes(next)) ?? false);

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
