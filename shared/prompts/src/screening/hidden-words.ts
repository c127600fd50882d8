import { FILLERS } from '../tokens.js';
import { type PlainWord, wordOf } from './plain-words.js';
import { wordSet } from './term-table.js';
import { GLUED_TERMS, GLUED_WORDS, NOT_SWAPPED, PARTED_TERMS } from './unsafe-terms.js';

type Hit = { readonly term: string; readonly from: number; readonly to: number };

const ROOT = 0;

/** Aho–Corasick: finds all terms in one pass over a text. Nodes are numbers to save memory: there are about 50,000. */
class Automaton {
  readonly #letters: ReadonlyMap<string, number>;
  /** By node and letter. */
  readonly #next = new Map<number, number>();
  /** The node of the longest other beginning of a term that a node's letters end with. */
  readonly #other = [ROOT];
  readonly #ends = new Map<number, readonly string[]>();

  constructor(terms: readonly string[]) {
    this.#letters = new Map([...new Set(terms.join(''))].map((letter, i) => [letter, i]));
    let growing = terms.map((term) => ({ term, at: ROOT }));
    for (let length = 1; growing.length > 0; length++) {
      for (const each of growing) {
        each.at = this.#grown(each.at, this.#letters.get(each.term[length - 1]!)!);
        if (each.term.length > length) continue;
        this.#ends.set(each.at, [each.term, ...(this.#ends.get(each.at) ?? [])]);
      }
      growing = growing.filter(({ term }) => term.length > length);
    }
  }

  /** Hits by their ends. */
  find(text: string): Hit[] {
    const hits: Hit[] = [];
    let at = ROOT;
    for (let to = 1; to <= text.length; to++) {
      const letter = this.#letters.get(text[to - 1]!);
      at = letter === undefined ? ROOT : this.#step(at, letter);
      for (const term of this.#ends.get(at) ?? []) hits.push({ term, from: to - term.length, to });
    }
    return hits;
  }

  /** All shorter beginnings exist. */
  #grown(from: number, letter: number): number {
    const known = this.#next.get(this.#edge(from, letter));
    if (known !== undefined) return known;
    const other = from === ROOT ? ROOT : this.#step(this.#other[from]!, letter);
    const grown = this.#other.push(other) - 1;
    this.#next.set(this.#edge(from, letter), grown);
    const ends = this.#ends.get(other);
    if (ends) this.#ends.set(grown, ends);
    return grown;
  }

  #step(from: number, letter: number): number {
    for (let at = from; ; at = this.#other[at]!) {
      const next = this.#next.get(this.#edge(at, letter));
      if (next !== undefined || at === ROOT) return next ?? ROOT;
    }
  }

  #edge(from: number, letter: number): number {
    return from * this.#letters.size + letter;
  }
}

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
  readonly #spelled: Automaton;
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
    this.#spelled = new Automaton([...new Set([...spelled, ...GLUED, ...this.#phrases.keys()])]);
    this.#longest = Math.max(...[...BESIDE, ...this.#phrases.keys()].map(({ length }) => length));
  }

  /** The words, with parted, spelled and glued ones as they are meant. Linear in the letters. */
  found(words: readonly PlainWord[]): PlainWord[] {
    const meant = new Map<number, { readonly to: number; readonly words: readonly string[] }>();
    for (const reading of readingsOf(words)) {
      const glued = new Set<number>();
      for (const hit of this.#spelled.find(reading.text)) {
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
