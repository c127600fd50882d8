import { type PlainWord, plainWords } from './plain-words.js';

type Part = { readonly word: string; readonly isPrefix: boolean };
type Phrase = readonly Part[];

export type TermTable = {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly open: ReadonlyMap<string, readonly Phrase[]>;
  readonly single: readonly string[];
};

export type Span = { readonly from: number; readonly to: number };

/** @param list phrases separated by commas; "(a|b|)" means one of several */
export function termTable(...lists: readonly string[]): TermTable {
  const phrases = lists
    .flatMap((list) => list.split(','))
    .flatMap(alternatives)
    .map((phrase) => phrase.trim().split(/\s+/).map(partOf));
  const [open, fixed] = [true, false].map((isOpen) =>
    phrases.filter(([first]) => first!.isPrefix === isOpen),
  );
  return {
    byFirstWord: Map.groupBy(fixed!, ([first]) => first!.word),
    open: Map.groupBy(open!, ([first]) => first!.word[0]!),
    single: phrases.flatMap((phrase) => (phrase.length === 1 ? phrase[0]!.word : [])),
  };
}

export function spansOf(table: TermTable, words: readonly PlainWord[]): Span[] {
  return words.flatMap((word, from) => {
    const stems = [...word.readings].flatMap((reading) => [reading, ...singularOf(reading)]);
    const candidates = stems.flatMap((stem) => [
      ...(table.byFirstWord.get(stem) ?? []),
      ...(table.open.get(stem[0]!) ?? []),
    ]);
    const lengths = candidates
      .filter((phrase) => phrase.every((part, k) => isPart(words[from + k], part)))
      .map(({ length }) => length);
    const masked = word.pattern && table.single.some((single) => word.pattern!.test(single));
    const length = Math.max(masked ? 1 : 0, ...lengths);
    return length > 0 ? [{ from, to: from + length }] : [];
  });
}

function alternatives(phrase: string): string[] {
  const found = /\(([^)]*)\)/.exec(phrase);
  if (!found) return [phrase];
  const [group, options] = found;
  return options!.split('|').flatMap((option) => alternatives(phrase.replace(group, () => option)));
}

function partOf(word: string): Part {
  const isPrefix = word.endsWith('*');
  return { word: isPrefix ? word.slice(0, -1) : word, isPrefix };
}

/** Short words aren't plurals: "gas", "ass". */
function singularOf(word: string): string[] {
  return word.length >= 5 && word.endsWith('s') ? [word.slice(0, -1)] : [];
}

function isPart(word: PlainWord | undefined, { word: wanted, isPrefix }: Part): boolean {
  if (!word) return false;
  return [...word.readings].some((reading) =>
    isPrefix
      ? reading.startsWith(wanted)
      : reading === wanted || singularOf(reading).includes(wanted),
  );
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(plainWords(list).map(({ text }) => text));
}
