import { type PlainWord, plainWords } from './plain-words.js';

/** A trie of words. Most nodes are leaves. */
type Node<Kind> = {
  words?: Map<string, Node<Kind>>;
  /** Beginnings of words. */
  prefixes?: Map<string, Node<Kind>>;
  readonly kinds: Kind[];
};

export type TermTable<Kind extends string> = {
  readonly root: Node<Kind>;
  readonly single: ReadonlyMap<string, Kind>;
  /** Terms of several words without open endings. */
  readonly phrases: readonly { readonly kind: Kind; readonly words: readonly string[] }[];
  /** Terms of one word, by first letter and length. */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
};

export type Span<Kind = string> = {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
};

/** @param lists phrases separated by commas; "(a|b|)" means one of several, "a*" any ending */
export function termTable<Kind extends string>(
  lists: Readonly<Record<Kind, readonly string[]>>,
): TermTable<Kind> {
  const root: Node<Kind> = { kinds: [] };
  const single = new Map<string, Kind>();
  const phrases: { kind: Kind; words: string[] }[] = [];
  for (const [kind, each] of Object.entries(lists) as [Kind, readonly string[]][]) {
    for (const phrase of each.flatMap((list) => list.split(',')).flatMap(alternatives)) {
      const parts = phrase.trim().split(/\s+/);
      if (parts.length > 1 && !phrase.includes('*')) phrases.push({ kind, words: parts });
      let at = root;
      for (const part of parts) {
        const isPrefix = part.endsWith('*');
        const word = isPrefix ? part.slice(0, -1) : part;
        const branch = isPrefix
          ? (at.prefixes ??= new Map<string, Node<Kind>>())
          : (at.words ??= new Map<string, Node<Kind>>());
        const next: Node<Kind> = branch.get(word) ?? { kinds: [] };
        branch.set(word, next);
        at = next;
        if (parts.length === 1 && !single.has(word)) single.set(word, kind);
      }
      if (!at.kinds.includes(kind)) at.kinds.push(kind);
    }
  }
  return { root, single, phrases, byShape: Map.groupBy(single.keys(), shapeOf) };
}

/** For each word and kind, the longest phrase that begins there. */
export function spansOf<Kind extends string>(
  { root, single, byShape }: TermTable<Kind>,
  words: readonly PlainWord[],
): Span<Kind>[] {
  return words.flatMap(({ mask }, from) => {
    const ends = new Map<Kind, number>();
    const masked = mask && byShape.get(shapeOf(mask.text))?.find((term) => mask.fits.test(term));
    if (masked) ends.set(single.get(masked)!, from + 1);
    walk(root, words, from, ends);
    return [...ends].map(([kind, to]) => ({ kind, from, to }));
  });
}

function walk<Kind>(
  at: Node<Kind>,
  words: readonly PlainWord[],
  index: number,
  ends: Map<Kind, number>,
): void {
  for (const kind of at.kinds) ends.set(kind, Math.max(index, ends.get(kind) ?? 0));
  for (const stem of words[index]?.stems ?? []) {
    const next = at.words?.get(stem);
    if (next) walk(next, words, index + 1, ends);
    if (!at.prefixes) continue;
    for (let length = 1; length <= Math.min(stem.length, LONGEST_PREFIX); length++) {
      const open = at.prefixes.get(stem.slice(0, length));
      if (open) walk(open, words, index + 1, ends);
    }
  }
}

const LONGEST_PREFIX = 24;

function alternatives(phrase: string): string[] {
  const found = /\(([^)]*)\)/.exec(phrase);
  if (!found) return [phrase];
  const [group, options] = found;
  return options!.split('|').flatMap((option) => alternatives(phrase.replace(group, () => option)));
}

function shapeOf(term: string): string {
  return `${term[0]}${term.length}`;
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(plainWords(list).map(({ text }) => text));
}
