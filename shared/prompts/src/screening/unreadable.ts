import { findTerms } from '../find-terms.js';
import { inEnglish } from '../in-english.js';
import { namedPictures } from '../named-pictures.js';
import { FILLERS, NEGATIONS, type Token, tokensOf } from '../tokens.js';

const KEY_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
const WORDS_ALONG_ROWS = new Set(['wert', 'tree', 'poi', 'opi', 'reza', 'certeza']);
/** Letter pairs that no word or name in the four languages contains. */
const UNKNOWN_PAIRS = new Set(
  'bq bx dx fx gx jq jx kx mx pq px qb qd qf qg qh qj qk qm qn qp qw qx qz vq vx wq wx xj zx'.split(
    ' ',
  ),
);
/**
 * Letter pairs in fewer than 6 of 10,000 words and names, each letter with its rare successors.
 * Counted in 1.3 million words of the four languages and 56,000 names of people and places.
 */
const RARE_PAIRS = new Set(
  `b:cfgmpqvwxz c:bdfgjmpqwx d:cfpqx f:bcdghjkmnpqvwxyz g:cfjkpqxz h:bcdfghjpqxz
  j:bfghjmpqrvwxyz k:bcdfgjpqxz l:x m:dfghjqtvwxz n:x p:bcdgjmqvwxz
  q:bcdefghijklmnopqrstvwxyz r:x s:x t:dpqx v:bdfghjmpqtvwxz w:bcdfgjklmpqrtvwxz
  x:bdfghjklmnqrsuvwxyz y:fghjqvwxy z:fhjpqrtx`
    .split(/\s+/)
    .flatMap((entry) => Array.from(entry.slice(2), (second) => entry[0]! + second)),
);
const RARE_SHARE = 0.3;
const CLUSTERS = /tzsch|tsch|sch|tch|ch|ck|ph|th|sh|st|ng|nk|tz|rt|ll|ss|tt|nn|mm|rr|ff|pp/g;
const MOST_CONSONANTS = 5;

/** Unknown words pass, because they may be names. */
export function isUnreadable(text: string): boolean {
  // Emoji carry meaning, and this check doesn't cover other alphabets.
  if (/\p{Extended_Pictographic}/u.test(text.replace(/[\d#*]/g, ''))) return false;
  const tokens = tokensOf(text);
  const words = strangeTokens(tokens).map(({ word }) => word);
  if (tokens.some(({ word }) => /\p{L}/u.test(word)) && words.length === 0) return false;
  // Short words prove too little alone, so the longer ones decide.
  const telling = words.filter((word) => word.length > 3);
  return (telling.length > 0 ? telling : words).every((word) => isGibberish(word, text));
}

function strangeTokens(tokens: readonly Token[]): readonly Token[] {
  const english = inEnglish(tokens);
  if (findTerms(english, false).length > 0 || namedPictures(english).length > 0) return [];
  return english.filter(({ word }) => !FILLERS.has(word) && !NEGATIONS.has(word));
}

function isGibberish(word: string, text: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/\p{L}/u.test(plain)) return true;
  if (!/^[a-z0-9]+$/.test(plain)) return false;
  const letters = plain.replace(/\d/g, '');
  if (isAcronym(letters, text)) return false;
  return (
    isAlongRow(letters) ||
    isRepeated(letters) ||
    (letters.length >= 4 && !/[aeiouy]/.test(letters)) ||
    hasStrangePairs(letters) ||
    letters
      .replace(CLUSTERS, 'c')
      .split(/[aeiouy]/)
      .some((run) => run.length > MOST_CONSONANTS)
  );
}

/** "HTML", "NYPD": acronyms need no vowel. */
function isAcronym(letters: string, text: string): boolean {
  return letters.length <= 5 && new RegExp(`\\b${letters.toUpperCase()}(?!\\p{L})`, 'u').test(text);
}

function hasStrangePairs(letters: string): boolean {
  const pairs = Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2));
  const rare = pairs.filter((pair) => RARE_PAIRS.has(pair)).length;
  return (
    pairs.some((pair) => UNKNOWN_PAIRS.has(pair)) ||
    (rare >= 2 && rare / pairs.length >= RARE_SHARE)
  );
}

function isRepeated(letters: string): boolean {
  const unit = /^(.{1,4}?)\1+$/.exec(letters)?.[1];
  if (unit === undefined) return false;
  return unit.length === 1
    ? letters.length >= 4
    : isAlongRow(unit) || letters.length >= unit.length * 4;
}

function isAlongRow(letters: string): boolean {
  if (letters.length < 3 || WORDS_ALONG_ROWS.has(letters)) return false;
  const rows = KEY_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let along = 0;
  for (let i = 0; i < letters.length;) {
    const length = Math.max(...rows.map((row) => commonLength(row, letters.slice(i))));
    if (length >= 3) along += length;
    i += Math.max(1, length >= 3 ? length : 1);
  }
  const isUpperRow = letters.length === 3 && /^[qwertyuiop]+$/.test(letters);
  return !isUpperRow && along / letters.length > 0.8;
}

function commonLength(row: string, letters: string): number {
  const start = row.indexOf(letters[0]!);
  if (start === -1) return 0;
  let length = 0;
  while (length < letters.length && row[start + length] === letters[length]) length += 1;
  return length;
}
