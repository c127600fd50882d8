import { isCommon, isFrequent } from './common-passwords.js';
import { type PasswordOwner, personalWords, plainLetters } from './personal-words.js';
import { withoutPredictableRuns } from './predictable-runs.js';

/** Why a password would be guessed early. */
export type Weakness = 'common' | 'personal' | 'regular';

/** As many digits and signs, a run or a date counted as one, are what people add to satisfy rules. */
const MAX_DRESSING = 5;
/** A password of eight characters that is left with fewer repeats itself or counts. */
const MIN_IRREGULAR = 6;
/** Shorter fragments are dressing. */
const SHORTEST_WORD = 3;
/** More signs than this at the end are not looked at as letters. */
const MAX_ENDS = 12;
/** Letters are swapped for what looks like them; `1` and `!` may be read in two ways. */
const SHARED = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const LOOKALIKES: readonly Readonly<Record<string, string>>[] = [
  { ...SHARED, '1': 'l', '!': 'i' },
  { ...SHARED, '1': 'i', '!': 'l' },
];

/**
 * Whether a password is among those that guessing begins with: a published one; one frequent word or
 * words of the person, the site and the calendar, with a few digits and signs, and letters swapped for
 * lookalikes (`P@ssw0rd1!`, `Winter2026!!`); or one that mostly repeats, counts or follows the keys.
 */
export function weaknessOf(password: string, owner: PasswordOwner): Weakness | undefined {
  const plain = plainLetters(password);
  const unsigned = plain.replace(/[^\p{L}\d]+$/u, '');
  if ([plain, unsigned].flatMap(asLetters).some(isCommon)) return 'common';
  const personal = personalWords(owner);
  for (const reading of readings(plain)) {
    const weakness = weaknessOfWords(reading, personal);
    if (weakness) return weakness;
  }
  return lengthOf(withoutPredictableRuns(plain)) < MIN_IRREGULAR ? 'regular' : undefined;
}

type Reading = { readonly words: readonly string[]; readonly dressing: string };

/** The words that may be meant and what else there is, however much of the end is dressing. */
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

/**
 * The least number of frequent words that a word is made of beside personal ones; infinite where it
 * holds anything else.
 */
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
