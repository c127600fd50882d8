import { FILLERS } from '../tokens.js';
import { type PlainWord, wordOf } from './plain-words.js';
import { wordSet } from './term-table.js';
import { GLUED_TERMS, GLUED_WORDS, NOT_SWAPPED, PARTED_TERMS } from './unsafe-terms.js';

type Hit = { readonly term: string; readonly from: number; readonly to: number };

const FIRST_LETTERS = 3;
const PARTED = wordSet(PARTED_TERMS);
const GLUED = new Set([...PARTED, ...wordSet(GLUED_TERMS)]);
const SHORT = wordSet('a an in on of my me is');
/** Words that may be glued to a term. Other words, such as place names, contain terms without that meaning. */
const BESIDE = new Set(
  [...GLUED, ...FILLERS, ...wordSet(GLUED_WORDS)].filter((word) => word.length >= 3),
);
/** Shorter ones occur in ordinary words. */
const LEAST_PHRASE = 7;

/** "nkaed", by what it stands for. */
const SWAPPED = new Map([...PARTED].flatMap((term) => swapsOf(term).map((swap) => [swap, term])));
for (const word of [...PARTED, ...wordSet(NOT_SWAPPED)]) SWAPPED.delete(word);

/** The letters of each word and of all words, and the word of each letter. */
type Reading = {
  readonly letters: readonly string[];
  readonly text: string;
  readonly at: readonly number[];
};

export class HiddenWords {
  /** By their first letters, of which none has fewer. */
  readonly #spelled: ReadonlyMap<string, readonly string[]>;
  /** "obenohne" */
  readonly #phrases: ReadonlyMap<string, readonly string[]>;
  readonly #longest: number;

  /**
   * @param spelled terms to find letter by letter: "n u d e"
   * @param phrases terms of several words, also found as one
   */
  constructor(spelled: Iterable<string>, phrases: readonly (readonly string[])[]) {
    const joined = phrases.map((words) => [words.join(''), words] as const);
    this.#phrases = new Map(joined.filter(([text]) => text.length >= LEAST_PHRASE));
    const terms = new Set([...spelled, ...GLUED, ...this.#phrases.keys()]);
    this.#spelled = Map.groupBy(terms, (term) => term.slice(0, FIRST_LETTERS));
    this.#longest = Math.max(...[...BESIDE, ...this.#phrases.keys()].map(({ length }) => length));
  }

  /** The words, with parted, spelled and glued ones as they are meant. Linear in the letters. */
  found(words: readonly PlainWord[]): PlainWord[] {
    const meant = new Map<number, { readonly to: number; readonly words: readonly string[] }>();
    for (const reading of readingsOf(words)) {
      const glued = new Set<number>();
      for (const hit of this.#hitsIn(reading.text)) {
        const [from, last] = [reading.at[hit.from]!, reading.at[hit.to - 1]!];
        if (from === last) {
          if (GLUED.has(hit.term) || this.#phrases.has(hit.term)) glued.add(from);
        } else if (
          isWhole(reading, hit) &&
          (PARTED.has(hit.term) || areLetters(words, from, last))
        ) {
          const to = last + 1;
          if (to > (meant.get(from)?.to ?? 0)) {
            meant.set(from, { to, words: this.#phrases.get(hit.term) ?? [hit.term] });
          }
        }
      }
      for (const from of glued) {
        const parts = this.#partsOf(reading.letters[from]!);
        if (parts && !meant.has(from)) meant.set(from, { to: from + 1, words: parts });
      }
    }
    const out: PlainWord[] = [];
    for (let i = 0; i < words.length;) {
      const { clause } = words[i]!;
      const swapped = SWAPPED.get(words[i]!.text);
      const found =
        meant.get(i) ?? (swapped === undefined ? undefined : { to: i + 1, words: [swapped] });
      out.push(...(found ? found.words.map((word) => wordOf(word, clause)) : [words[i]!]));
      i = found?.to ?? i + 1;
    }
    return out;
  }

  #hitsIn(text: string): Hit[] {
    const hits: Hit[] = [];
    for (let from = 0; from < text.length; from++) {
      for (const term of this.#spelled.get(text.slice(from, from + FIRST_LETTERS)) ?? []) {
        if (text.startsWith(term, from)) hits.push({ term, from, to: from + term.length });
      }
    }
    return hits;
  }

  /** "nakedwoman" in its words; undefined if it has a part that is not a word beside a term. */
  #partsOf(glued: string): string[] | undefined {
    const startOf: (number | undefined)[] = [0];
    for (let end = 1; end <= glued.length; end++) {
      for (let start = Math.max(0, end - this.#longest); start < end; start++) {
        if (startOf[start] === undefined) continue;
        const part = glued.slice(start, end);
        if (!(BESIDE.has(part) || SHORT.has(part) || this.#phrases.has(part))) continue;
        startOf[end] = start;
        break;
      }
    }
    if (startOf[glued.length] === undefined) return undefined;
    const parts: string[] = [];
    for (let end = glued.length; end > 0; end = startOf[end]!) {
      const part = glued.slice(startOf[end], end);
      parts.unshift(...(this.#phrases.get(part) ?? [part]));
    }
    return parts;
  }
}

function readingsOf(words: readonly PlainWord[]): Reading[] {
  const readings = [
    words.map(({ text }) => text),
    words.map(({ letters }) => letters[0]),
    words.map(({ letters }) => letters[1]),
    // "n n u u d d e e"
    words.map(({ letters: [letters] }, i) =>
      letters.length === 1 && letters === words[i - 1]?.letters[0]
        ? ''
        : letters.replace(/(.)\1{2,}/g, '$1'),
    ),
  ];
  const byText = new Map(readings.map((letters) => [letters.join(''), letters]));
  return [...byText].map(([text, letters]) => ({
    letters,
    text,
    at: letters.flatMap((each, i) => Array.from({ length: each.length }, () => i)),
  }));
}

function isWhole({ at }: Reading, { from, to }: Hit): boolean {
  return at[from - 1] !== at[from] && at[to] !== at[to - 1];
}

function areLetters(words: readonly PlainWord[], from: number, last: number): boolean {
  for (let i = from; i <= last; i++) if (words[i]!.text.length > 1) return false;
  return true;
}

/** Two letters after the first are swapped. */
function swapsOf(term: string): string[] {
  return Array.from({ length: term.length - 2 }, (_, at) => {
    const [before, pair, after] = [
      term.slice(0, at + 1),
      term.slice(at + 1, at + 3),
      term.slice(at + 3),
    ];
    return `${before}${pair[1]}${pair[0]}${after}`;
  });
}
